//===- Passes.td - passes on the cudnnfe dialect -----------*- tablegen -*-===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CUDNNFE_DIALECT_CUDNNFE_TRANSFORMS_PASSES_TD
#define CUDNNFE_DIALECT_CUDNNFE_TRANSFORMS_PASSES_TD

include "mlir/Pass/PassBase.td"

def CudnnFEInferShapes : Pass<"cudnnfe-infer-shapes", "::mlir::ModuleOp"> {
  let summary = "infer the dims of every value";
  let description = [{
    Replaces unknown dims (`?`) by those that the shape functions compute: of
    results inside graphs and of the graphs' results, then of the calls of graphs
    and functions, what loops and branches carry, the results of host functions
    and the arguments of private ones. Where several values meet, only the
    extents that they share are known. A value whose type changes is cast back
    for an operation that insists on the type that was there.

    A `?` that comes from a `?` of an argument stays. An operation whose result
    must be written out (a reduction without axes, a reshape with two unknown
    extents) is refused. Dims that were written and are not those that are
    inferred are an error.

    ```mlir
    cudnnfe.graph @f(%a: tensor<4x8x16xf16>, %b: tensor<4x16x32xf16>)
        -> tensor<?x?x?xf32> {
      %c = cudnnfe.matmul %a, %b
          : (tensor<4x8x16xf16>, tensor<4x16x32xf16>) -> tensor<?x?x?xf32>
      cudnnfe.return %c : tensor<?x?x?xf32>
    }
    ```

    becomes

    ```mlir
    cudnnfe.graph @f(%a: tensor<4x8x16xf16>, %b: tensor<4x16x32xf16>)
        -> tensor<4x8x32xf32> {
      %c = cudnnfe.matmul %a, %b
          : (tensor<4x8x16xf16>, tensor<4x16x32xf16>) -> tensor<4x8x32xf32>
      cudnnfe.return %c : tensor<4x8x32xf32>
    }
    ```
  }];
  let dependentDialects = ["::mlir::tensor::TensorDialect"];
}

def CudnnFECheckSupport : Pass<"cudnnfe-check-support", "::mlir::ModuleOp"> {
  let summary = "refuse what the target is known not to support";
  let description = [{
    Evaluates the table of target rules (`SupportRules.inc`, also as
    docs/Support.md) for every operation of every graph, before any library
    call: each row says for a range of devices and versions of cuDNN which
    values of a quantity are allowed. A breach is *unsupported on this target*,
    with the actual and the allowed value and the row's id, at the operation.

    What passes may still have no engine; cuDNN says so when engines are
    selected. Rules about devices need a target: that of the graph, of the
    module, or of the option; without one the plan is built on the device that
    loads it, and only the other rules are evaluated.

    ```mlir
    cudnnfe.graph @f(%q: tensor<1x2x64x64xf16>) -> tensor<1x2x64x64xf16>
        attributes {device = #cudnnfe.device<"h200">} {
      %o = cudnnfe.sdpa %q, %q, %q
          : (tensor<1x2x64x64xf16>, tensor<1x2x64x64xf16>, tensor<1x2x64x64xf16>)
          -> tensor<1x2x64x64xf16>
      cudnnfe.return %o : tensor<1x2x64x64xf16>
    }
    ```

    is supported. With a head dim of 68 it is refused:

    ```text
    error: unsupported on this target: expected head dim of q and k a multiple
    of 8 but got 68 (h200, sm_90, cuDNN 9.19.0) [sdpa_s3]
    ```
  }];
  let options = [
    Option<"device", "device", "std::string", /*default=*/"",
           "target where neither graph nor module names one: a name, or the "
           "path of a .json file">,
    Option<"deviceDir", "device-dir", "std::string", /*default=*/"",
           "folder of device properties, before CUDNNFE_DEVICE_DIR and the "
           "folder of the installation">,
    Option<"cudnnVersion", "cudnn-version", "int32_t", /*default=*/"91900",
           "the cuDNN to check for, like CUDNN_VERSION">,
  ];
}

def CudnnFEExpandComposites
    : Pass<"cudnnfe-expand-composites", "::mlir::cudnnfe::GraphOp"> {
  let summary = "expand composites into primitives";
  let description = [{
    Rewrites the operations that cuDNN knows only as a pattern (`sdpa`,
    `softmax`) into the primitives of that pattern. For the device pipeline: the
    result is equal wherever a key is visible; a row without one is NaN in the
    pattern on paper and 0 in the library.

    `keep-unified` leaves an `sdpa` whole that cuDNN also takes as one
    operation: without bias, mask and band, in `f32` compute and with half
    precision operands.

    With sequence lengths the library writes no rows for a batch without keys. The
    results of the graph that are such rows get `cudnnfe.fill`, and the host
    program fills their buffers first; `assume-keys` leaves that away where every
    batch is known to have a key.

    ```mlir
    cudnnfe.graph @f(%p: tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xf16> {
      %s = cudnnfe.softmax %p : (tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xf16>
      cudnnfe.return %s : tensor<1x2x8x8xf16>
    }
    ```

    becomes

    ```mlir
    cudnnfe.graph @f(%p: tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xf16> {
      %m = cudnnfe.reduction %p mode(max) axes([3])
          : (tensor<1x2x8x8xf32>) -> tensor<1x2x8x1xf32>
      %d = cudnnfe.sub %p, %m
          : (tensor<1x2x8x8xf32>, tensor<1x2x8x1xf32>) -> tensor<1x2x8x8xf32>
      %e = cudnnfe.exp %d : (tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xf32>
      %z = cudnnfe.reduction %e mode(add) axes([3])
          : (tensor<1x2x8x8xf32>) -> tensor<1x2x8x1xf32>
      %l = cudnnfe.log %z : (tensor<1x2x8x1xf32>) -> tensor<1x2x8x1xf32>
      %t = cudnnfe.add %m, %l
          : (tensor<1x2x8x1xf32>, tensor<1x2x8x1xf32>) -> tensor<1x2x8x1xf32>
      %s = cudnnfe.div %e, %z
          : (tensor<1x2x8x8xf32>, tensor<1x2x8x1xf32>) -> tensor<1x2x8x8xf16>
      cudnnfe.return %s : tensor<1x2x8x8xf16>
    }
    ```
  }];
  let options = [
    Option<"keepUnified", "keep-unified", "bool", /*default=*/"false",
           "leave an sdpa whole that cuDNN takes as one operation">,
    Option<"assumeKeys", "assume-keys", "bool", /*default=*/"false",
           "no batch of an sdpa has 0 keys, so that no row stays unwritten">,
  ];
}

def CudnnFEFinalizeLayouts
    : Pass<"cudnnfe-finalize-layouts", "::mlir::ModuleOp"> {
  let summary = "settle strides, alignments and uids, and where copies are";
  let description = [{
    After this pass every tensor of a graph carries an explicit
    `#cudnnfe.layout` in its canonical spelling, every device tensor and
    by-value scalar of a graph's boundary a `cudnnfe.uid`, and the two sides of
    every call agree. It is idempotent, and the order of graphs and functions
    does not matter.

    What no layout means:

    | where | meaning |
    |---|---|
    | argument of a graph | dense row-major |
    | result of a public graph | dense row-major |
    | result of a private graph | as all calls spell it, else as its value is chosen |
    | value inside a graph | chosen |
    | result of a call | as the graph gives it |
    | any other value of a host function, its arguments and results | dense row-major |

    What is chosen: a returned value takes the layout of its result where that
    has one. Otherwise

    - a pointwise result has the strides of the first operand with its dims
      whose layout is dense, else the order of the first operand with its dims,
      packed, else row-major;
    - a convolution result is channels-last iff the image is, by its strides;
      where what would tell has extent 1 the filter decides, and else it is
      channels-first;
    - `matmul` and `sdpa` results are row-major;
    - `reshape` and `transpose` are views where strides can express it, and
      row-major copies where not;
    - other results (norms, reductions, softmax, rope) have their dims in the
      order of the first operand. Dims that it cannot place, since their extent
      is 1 there, go where row-major order has them.

    The strides of extent-1 dims are never compared.

    Where an operand of a call cannot be used as the graph needs it (other
    strides, or less alignment), `cudnnfe.relayout` is inserted into the host
    function, once per value and layout, before the first use and outside of
    loops; likewise behind a call whose result is used by anything else than
    calls and relayouts. A remark says how many bytes it copies. With
    `insert-relayouts=false` it is an error.

    ```mlir
    #nhwc = #cudnnfe.layout<strides = [128, 1, 32, 8]>
    cudnnfe.graph private @g(%x: tensor<1x8x4x4xf16, #nhwc>) -> tensor<1x8x4x4xf16> {
      %y = cudnnfe.relu %x : (tensor<1x8x4x4xf16, #nhwc>) -> tensor<1x8x4x4xf16>
      cudnnfe.return %y : tensor<1x8x4x4xf16>
    }
    func.func @main(%h: !cudnnfe.handle, %x: tensor<1x8x4x4xf16>)
        -> tensor<1x8x4x4xf16, #nhwc> {
      %y = cudnnfe.call @g(%h, %x)
          : (!cudnnfe.handle, tensor<1x8x4x4xf16>) -> tensor<1x8x4x4xf16, #nhwc>
      return %y : tensor<1x8x4x4xf16, #nhwc>
    }
    ```

    becomes

    ```mlir
    #nhwc = #cudnnfe.layout<strides = [128, 1, 32, 8]>
    cudnnfe.graph private @g(%x: tensor<1x8x4x4xf16, #nhwc> {cudnnfe.uid = 1 : i64})
        -> (tensor<1x8x4x4xf16, #nhwc> {cudnnfe.uid = 2 : i64}) {
      %y = cudnnfe.relu %x
          : (tensor<1x8x4x4xf16, #nhwc>) -> tensor<1x8x4x4xf16, #nhwc>
      cudnnfe.return %y : tensor<1x8x4x4xf16, #nhwc>
    }
    func.func @main(%h: !cudnnfe.handle, %x: tensor<1x8x4x4xf16>)
        -> tensor<1x8x4x4xf16, #nhwc> {
      %t = cudnnfe.relayout %x
          : tensor<1x8x4x4xf16> to tensor<1x8x4x4xf16, #nhwc>
      %y = cudnnfe.call @g(%h, %t)
          : (!cudnnfe.handle, tensor<1x8x4x4xf16, #nhwc>)
          -> tensor<1x8x4x4xf16, #nhwc>
      return %y : tensor<1x8x4x4xf16, #nhwc>
    }
    ```

    Refused, with the choices named:

    - `[finalize_layouts_c1]` a value that is returned twice, in two layouts;
    - `[finalize_layouts_c2]` a layout of something written in which elements
      share an address (for inputs it is a warning);
    - `[finalize_layouts_c3]` a returned argument, or value with a layout of its
      own, whose result has another one;
    - `[finalize_layouts_c4]` two sides of a call that differ in tiled storage
      (`reordering`), or where the graph reads repeated elements, or at all with
      `insert-relayouts=false`;
    - `[finalize_layouts_c5]` a cast that changes a layout.
  }];
  let options = [
    Option<"insertRelayouts", "insert-relayouts", "bool", /*default=*/"true",
           "insert a copy where the two sides of a call differ; an error if "
           "false">,
    Option<"assignUids", "assign-uids", "bool", /*default=*/"true",
           "give a uid to the tensors that have none">,
  ];
  let dependentDialects = ["::mlir::cudnnfe::CudnnFEDialect"];
}

def CudnnFEBufferizeHost
    : Pass<"cudnnfe-bufferize-host", "::mlir::ModuleOp"> {
  let summary = "turn host functions on tensors into functions on buffers";
  let description = [{
    The device form of the host program. Arguments become memrefs with the
    strides of their layouts, results become trailing out-parameters, and each
    `cudnnfe.call` becomes a `cudnnfe.execute` that writes into buffers: an
    out-parameter where the value is returned, else a `memref.alloc`. Graphs are
    left alone.

    Host functions on a device hold calls of graphs and scalars only. Other
    operations on tensors are refused, not run on the host; a `relayout` between
    different layouts needs a kernel that the target does not have. Functions
    that call other functions are to be inlined before, and layouts to be
    finalized.

    ```mlir
    cudnnfe.graph private @g(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
      %y = cudnnfe.exp %x : (tensor<4x8xf32>) -> tensor<4x8xf32>
      cudnnfe.return %y : tensor<4x8xf32>
    }
    func.func @main(%h: !cudnnfe.handle, %x: tensor<4x8xf32>) -> tensor<4x8xf32> {
      %t = cudnnfe.call @g(%h, %x)
          : (!cudnnfe.handle, tensor<4x8xf32>) -> tensor<4x8xf32>
      %y = cudnnfe.call @g(%h, %t)
          : (!cudnnfe.handle, tensor<4x8xf32>) -> tensor<4x8xf32>
      return %y : tensor<4x8xf32>
    }
    ```

    becomes

    ```mlir
    cudnnfe.graph private @g(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
      %y = cudnnfe.exp %x : (tensor<4x8xf32>) -> tensor<4x8xf32>
      cudnnfe.return %y : tensor<4x8xf32>
    }
    func.func @main(%h: !cudnnfe.handle, %x: memref<4x8xf32>, %y: memref<4x8xf32>) {
      %t = memref.alloc() : memref<4x8xf32>
      cudnnfe.execute @g handle(%h) ins(%x : memref<4x8xf32>)
          outs(%t : memref<4x8xf32>)
      cudnnfe.execute @g handle(%h) ins(%t : memref<4x8xf32>)
          outs(%y : memref<4x8xf32>)
      return
    }
    ```
  }];
  let dependentDialects = ["::mlir::memref::MemRefDialect"];
}

def CudnnFECheckNoLayouts : Pass<"cudnnfe-check-no-layouts"> {
  let summary = "check that no layout reaches bufferization";
  let description = [{
    Upstream bufferization drops the encodings of tensors without a word. Layouts
    are therefore strides of memrefs before it, or gone; one that is left, outside
    of graphs, is an error of ours and reported as `internal`. Changes nothing.

    This passes, and would not with a layout on the tensor:

    ```mlir
    func.func @f(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
      return %x : tensor<4x8xf32>
    }
    ```
  }];
}

#endif // CUDNNFE_DIALECT_CUDNNFE_TRANSFORMS_PASSES_TD
