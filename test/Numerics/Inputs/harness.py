"""Writes numeric tests: a module of one graph, its inputs and expected values.

The arguments of an element type are laid out one after another in a vector, so
that one file holds them all, and so are the results that have the same element
type and tolerance. `Module.write` prints, for each result, where it lies.
"""

import os
import sys

import numpy as np

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, "..", "..", "..", "utils"))
import cudnnfe_inputs as inputs  # noqa: E402

NUMPY = {
    "f64": np.float64,
    "f32": np.float32,
    "f16": np.float16,
    "bf16": np.float32,
    "i64": np.int64,
    "i32": np.int32,
    "i8": np.int8,
    "i1": np.bool_,
}
FLOATS = ("f64", "f32", "f16", "bf16")


def convert(values, dtype):
    """Rounds float64 (or exact integer) values once to an element type, by the
    rules of the dialect: floats to nearest even, integers saturate, NaN is 0."""
    values = np.asarray(values)
    with np.errstate(all="ignore"):
        if dtype == "f64":
            return values.astype(np.float64)
        if dtype == "f32":
            return values.astype(np.float32)
        if dtype == "f16":
            return values.astype(np.float16)
        if dtype == "bf16":
            return round_bf16(values)
        if dtype == "i1":
            return values != 0
        limits = np.iinfo(NUMPY[dtype])
        if np.issubdtype(values.dtype, np.floating):
            whole = np.where(np.isnan(values), 0, np.rint(values))
            low, high = float(limits.min), float(limits.max)
            safe = np.where((whole > low) & (whole < high), whole, 0)
            result = safe.astype(NUMPY[dtype])
            result = np.where(whole >= high, limits.max, result)
            return np.where(whole <= low, limits.min, result).astype(NUMPY[dtype])
        if values.dtype == np.bool_:
            return values.astype(NUMPY[dtype])
        return np.clip(values, limits.min, limits.max).astype(NUMPY[dtype])


def round_bf16(values):
    """Rounds float64 values once to bf16, not through float32."""
    values = np.asarray(values, np.float64)
    single = values.astype(np.float32)
    # Where float32 had to round, move off a tie to the side of the true value.
    bits = single.view(np.uint32).copy()
    tie = (bits & np.uint32(0xFFFF)) == np.uint32(0x8000)
    away = np.abs(values) > np.abs(single.astype(np.float64))
    toward = np.abs(values) < np.abs(single.astype(np.float64))
    bits = np.where(tie & away, bits + np.uint32(1), bits)
    bits = np.where(tie & toward, bits - np.uint32(1), bits)
    fixed = np.where(np.isfinite(single), bits.view(np.float32), single)
    return inputs.round_bf16(fixed)


def type_of(array, dtype):
    dims = "x".join(str(extent) for extent in np.shape(array))
    return f"tensor<{dims}x{dtype}>" if dims else dtype


class Module:
    def __init__(self, name, comment, folder=None, attributes=""):
        self.name, self.comment, self.attributes = name, comment, attributes
        self.folder = folder or os.path.join(HERE, "..")
        self.args, self.body, self.groups = [], [], {}
        self.count = 0

    def arg(self, array, dtype, name=None):
        """A device tensor, or a by-value scalar for a number without dims."""
        array = np.asarray(array)
        if dtype != "bf16":
            array = array.astype(NUMPY[dtype])
        else:
            array = round_bf16(array)
        name = name or f"a{len(self.args)}"
        self.args.append((name, array, dtype))
        return f"%{name}", type_of(array, dtype), array.astype(NUMPY[dtype])

    def value(self, text):
        """An operation whose one result stays virtual."""
        self.count += 1
        name = f"%v{self.count}"
        self.body.append(f"{name} = {text}")
        return name

    def op(self, name, operands, expected, dtype, attributes="", clauses="", group="",
           raw=None):
        """One operation with one result. `operands` are (name, type, ...)."""
        expected = np.asarray(expected)
        names = ", ".join(operand[0] for operand in operands)
        types = ", ".join(operand[1] for operand in operands)
        attributes = f" {{{attributes}}}" if attributes else ""
        head = raw if raw is not None else f"{names}{clauses}"
        text = f"cudnnfe.{name} {head}{attributes} : ({types}) -> {type_of(expected, dtype)}"
        self.result(self.value(text), expected, dtype, group)

    def result(self, name, expected, dtype, group=""):
        expected = np.asarray(expected)
        expected = expected if dtype == "bf16" else expected.astype(NUMPY[dtype])
        # Bufferization takes time quadratic in the length of a vector's chain of
        # insertions: start another vector after some.
        part = 0
        while len(self.groups.get((dtype, group, part), ())) == 40:
            part += 1
        self.groups.setdefault((dtype, group, part), []).append((name, expected))

    def write(self, flags="", run=""):
        data = os.path.join(self.folder, "Inputs")
        os.makedirs(data, exist_ok=True)
        command = ["cudnnfe-run %s --print=none"]
        sources = {}
        for name, array, dtype in self.args:
            sources.setdefault(dtype, []).append((name, array))
        for index, (dtype, values) in enumerate(sources.items()):
            file = f"{self.name}.in-{dtype}.npy"
            flat = np.concatenate([array.reshape(-1) for _, array in values])
            np.save(os.path.join(data, file), inputs.to_file(flat, dtype))
            command.append(f"--input={index}=%S/Inputs/{file}")
        results, vectors = [], []
        for index, ((dtype, group, part), values) in enumerate(self.groups.items()):
            suffix = "".join(f"-{word}" for word in (group, part) if word)
            file = f"{self.name}.out-{dtype}{suffix}.npy"
            flat = np.concatenate([value.reshape(-1) for _, value in values])
            if dtype == "bf16":
                flat = inputs.to_file(flat, "bf16")
            np.save(os.path.join(data, file), flat)
            command.append(f"--check={index}=%S/Inputs/{file}")
            results += [(name, value, dtype) for name, value in values]
            vectors.append((dtype, len(flat), values))
        if flags:
            command.append(flags)
        lines = []
        for part in command:
            if lines and len(lines[-1]) + len(part) < 84:
                lines[-1] += " " + part
            else:
                lines.append(part)
        out = [f"// Written by Inputs/{os.path.basename(sys.argv[0])}."]
        out += [("// RUN: " if n == 0 else "// RUN:     ") + line + " \\"
                for n, line in enumerate(lines)]
        out.append("// RUN:   | FileCheck %s")
        out.append("")
        out += ["// " + line for line in self.comment.splitlines()]
        out.append("")
        for index in range(len(vectors)):
            out.append(f"// CHECK: check: result {index} matches")
        out.append("")
        types = [type_of(array, dtype) for _, array, dtype in self.args]
        rtypes = [type_of(value, dtype) for _, value, dtype in results]
        params = ",\n    ".join(
            f"%{name}: {kind}" for (name, _, _), kind in zip(self.args, types))
        out.append(f"cudnnfe.graph private @g(\n    {params})")
        out.append(f"    -> ({', '.join(rtypes)}){self.attributes} {{")
        where, base = {}, 0
        for dtype, _, values in vectors:
            at = 0
            for name, value in values:
                where[name] = (dtype, at)
                at += value.size
        for line in self.body:
            place = where.get(line.split(" = ")[0])
            if place:
                out.append(f"  // {place[0]} at {place[1]}")
            out.append(f"  {line}")
        out.append("  cudnnfe.return "
                   + ", ".join(name for name, _, _ in results)
                   + "\n      : " + ", ".join(rtypes))
        out.append("}")
        out.append("")
        vtypes = [f"tensor<{count}x{dtype}>" for dtype, count, _ in vectors]
        sizes = {dtype: sum(array.size for _, array in values)
                 for dtype, values in sources.items()}
        vectors_in = ", ".join(f"%all_{dtype}: tensor<{size}x{dtype}>" for dtype, size in sizes.items())
        out.append(f"func.func @main(%h: !cudnnfe.handle, {vectors_in})")
        out.append(f"    -> ({', '.join(vtypes)}) {{")
        for dtype, values in sources.items():
            whole, at = f"tensor<{sizes[dtype]}x{dtype}>", 0
            for name, array in values:
                if array.ndim == 0:
                    out.append(f"  %at_{name} = arith.constant {at} : index")
                    out.append(f"  %{name} = tensor.extract %all_{dtype}[%at_{name}] : {whole}")
                    at += 1
                    continue
                flat = f"tensor<{array.size}x{dtype}>"
                part = f"%{name}" if array.ndim == 1 else f"%flat_{name}"
                out.append(f"  {part} = tensor.extract_slice %all_{dtype}[{at}] [{array.size}] [1]"
                           f" : {whole} to {flat}")
                if array.ndim > 1:
                    dims = ", ".join(map(str, range(array.ndim)))
                    shape = ", ".join(map(str, array.shape))
                    out.append(f"  %{name} = tensor.expand_shape {part} [[{dims}]]"
                               f" output_shape [{shape}] : {flat} into {type_of(array, dtype)}")
                at += array.size
        ins = ", ".join(["%h"] + [f"%{name}" for name, _, _ in self.args])
        out.append(f"  %r:{len(results)} = cudnnfe.call @g({ins})")
        out.append(f"      : ({', '.join(['!cudnnfe.handle'] + types)})")
        out.append(f"      -> ({', '.join(rtypes)})")
        number = 0
        finals = []
        for index, (dtype, count, values) in enumerate(vectors):
            current = f"%empty{index}"
            vector = f"tensor<{count}x{dtype}>"
            out.append(f"  {current} = tensor.empty() : {vector}")
            at = 0
            for _, value in values:
                source = f"%r#{number}" if len(results) > 1 else "%r#0"
                kind = type_of(value, dtype)
                if value.ndim > 1:
                    dims = ", ".join(map(str, range(value.ndim)))
                    flat = f"tensor<{value.size}x{dtype}>"
                    out.append(f"  %flat{number} = tensor.collapse_shape {source} [[{dims}]]"
                               f" : {kind} into {flat}")
                    source, kind = f"%flat{number}", flat
                out.append(f"  %set{number} = tensor.insert_slice {source} into {current}"
                           f"[{at}] [{value.size}] [1] : {kind} into {vector}")
                current = f"%set{number}"
                at += value.size
                number += 1
            finals.append(current)
        out.append(f"  return {', '.join(finals)} : {', '.join(vtypes)}")
        out.append("}")
        with open(os.path.join(self.folder, self.name + ".mlir"), "w") as file:
            file.write("\n".join(out) + "\n")
