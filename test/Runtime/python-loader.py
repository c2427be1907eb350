# RUN: env PYTHONPATH=%src/python CUDNNFE_RUNTIME=%obj/lib %python %s %obj/unittests
# RUN: env PYTHONPATH=%src/python CUDNNFE_RUNTIME=%obj/lib CUDNNFE_LIBCUDA=%obj/unittests/libFakeCuda.so CUDNNFE_CUDNN_PATH=%obj/unittests/libMockCudnn.so %python %s %obj/unittests device
"""The ctypes module with tensors that are nothing but an array interface."""

import array
import sys
import threading
import unittest

import cudnnfe

FOLDER = sys.argv[1]
ON_DEVICE = sys.argv[2:] == ["device"]


class Tensor:
    """A tensor on the host, or on the device of the fake driver, whose memory is host
    memory."""

    def __init__(self, values, shape, strides=None, typestr="<f4", device=False, readonly=False):
        self.data = array.array("f" if typestr == "<f4" else "i", values)
        interface = {
            "shape": tuple(shape),
            "typestr": typestr,
            "data": (self.data.buffer_info()[0], readonly),
            "strides": strides,
            "version": 3,
        }
        if device:
            self.__cuda_array_interface__ = interface
        else:
            self.__array_interface__ = interface


class HostTest(unittest.TestCase):
    def setUp(self):
        self.module = cudnnfe.load(FOLDER + "/libTestArtifact.so")
        self.x = Tensor([1, 2, 3, 4, 5, 6], (2, 3))
        self.y = Tensor([0] * 6, (2, 3))

    def refuse(self, kind, message, *inputs, **options):
        with self.assertRaises(kind) as caught:
            self.module.scale(*inputs, **options)
        self.assertIn(message, str(caught.exception))

    def test_calls(self):
        self.assertEqual(self.module.entries, ["scale", "transpose", "fail"])
        result = self.module.scale(self.x, 3, out=self.y)
        self.assertIs(result, self.y)
        self.assertEqual(self.y.data.tolist(), [3, 6, 9, 12, 15, 18])

    def test_strides_and_several_results(self):
        transposed = Tensor([1, 2, 3, 4, 5, 6], (2, 3), strides=(4, 8))
        number = Tensor([0], (), typestr="<i4")
        result = self.module.transpose(transposed, out=(self.y, number))
        self.assertEqual(result, (self.y, number))
        self.assertEqual(self.y.data.tolist(), [1, 3, 5, 2, 4, 6])
        self.assertEqual(number.data.tolist(), [42])

    def test_bound_call(self):
        bound = self.module.scale.bind(self.x, 3, out=self.y)
        self.x.data[0] = 10
        self.assertIs(bound(), self.y)
        self.assertEqual(self.y.data.tolist(), [30, 6, 9, 12, 15, 18])
        with self.assertRaises(cudnnfe.Error):
            self.module.fail.bind(out=())()

    def test_mistakes(self):
        y = self.y
        self.refuse(TypeError, "scale: expected 2 inputs but got 1", self.x)
        self.refuse(ValueError, "argument 0 'x': expected shape (2, 3) but got (3, 2)",
                    Tensor([0] * 6, (3, 2)), 1, out=y)
        self.refuse(TypeError, "argument 0 'x': expected elements of type f32 but got i32",
                    Tensor([0] * 6, (2, 3), typestr="<i4"), 1, out=y)
        self.refuse(ValueError, "argument 0 'x': expected strides (3, 1) but got (1, 2)",
                    Tensor([0] * 6, (2, 3), strides=(4, 8)), 1, out=y)
        self.refuse(ValueError, "expected a tensor on the host but got one on CUDA device 0",
                    Tensor([0] * 6, (2, 3), device=True), 1, out=y)
        self.refuse(TypeError, "there is no known library to make a tensor<2x3xf32> with",
                    self.x, 1)
        self.refuse(TypeError, "expected 1 tensors as out but got 2", self.x, 1, out=(y, y))
        self.refuse(ValueError, "argument 2: the tensor is read-only", self.x, 1,
                    out=Tensor([0] * 6, (2, 3), readonly=True))
        self.refuse(TypeError, "expected a tensor with __dlpack__", [1], 1, out=y)
        self.refuse(TypeError, "expected little-endian",
                    Tensor([0] * 6, (2, 3), typestr=">f4"), 1, out=y)
        with self.assertRaises(AttributeError):
            self.module.nope

    def test_errors_of_the_program(self):
        with self.assertRaises(cudnnfe.Error) as caught:
            self.module.fail(out=())
        self.assertEqual(caught.exception.kind, "unsupported")
        self.assertEqual(caught.exception.code, 7)
        self.assertEqual(caught.exception.location, "model.mlir:2:3")

    def test_no_artifact(self):
        with self.assertRaisesRegex(cudnnfe.Error, "expected a readable artifact"):
            cudnnfe.load("/nonexistent/model.so")


class DeviceTest(unittest.TestCase):
    def setUp(self):
        self.module = cudnnfe.load(FOLDER + "/libTestCudaArtifact.so")
        # Twice the room, to find an aligned address.
        self.x = self.aligned()
        self.y = self.aligned()

    @staticmethod
    def aligned():
        tensor = Tensor([0] * 64, (4, 8), device=True)
        address = tensor.__cuda_array_interface__["data"][0]
        tensor.__cuda_array_interface__["data"] = (address + -address % 16, False)
        return tensor

    def test_calls(self):
        for alpha in range(5):
            self.module.main(self.x, alpha, out=self.y, stream=17)
        (graph,) = self.module.graphs()
        self.assertEqual(graph["origin"], "embedded")
        self.assertEqual(graph["engine"], 7)
        self.assertGreaterEqual(graph["executions"], 5)
        self.assertEqual(self.module.main.workspace_size(), 4096)

    def test_bound_call(self):
        bound = self.module.main.bind(self.x, 2, out=self.y)
        before = self.module.graphs()[0]["executions"]
        for _ in range(3):
            bound()
        self.assertEqual(self.module.graphs()[0]["executions"], before + 3)

    def test_handles(self):
        handle = cudnnfe.Handle(1)
        self.assertEqual(handle.device["sm"], 90)
        with self.assertRaisesRegex(ValueError, "expected a tensor on CUDA device 1"):
            self.module.main(self.x, 1, out=self.y, handle=handle)
        handle.close()
        with self.assertRaisesRegex(cudnnfe.Error, "expected a device ordinal below 2"):
            cudnnfe.Handle(5)

    def test_host_tensor(self):
        with self.assertRaisesRegex(ValueError, "expected a tensor on a CUDA device"):
            self.module.main(Tensor([0] * 32, (4, 8)), 1, out=self.y)

    def test_recording(self):
        recording = self.module.main.record(self.x, 1, out=self.y)
        self.assertIs(recording.replay(), self.y)
        recording.close()

    def test_threads(self):
        failures = []

        def work():
            try:
                x, y = self.aligned(), self.aligned()
                for alpha in range(20):
                    self.module.main(x, alpha, out=y)
            except Exception as error:
                failures.append(error)

        threads = [threading.Thread(target=work) for _ in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(failures, [])


if __name__ == "__main__":
    case = DeviceTest if ON_DEVICE else HostTest
    suite = unittest.defaultTestLoader.loadTestsFromTestCase(case)
    outcome = unittest.TextTestRunner(verbosity=0).run(suite)
    sys.exit(not outcome.wasSuccessful())
