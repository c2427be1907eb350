//===- CudnnBackendDialect.td - descriptor dialect ---------*- tablegen -*-===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CUDNNFE_DIALECT_CUDNNBACKEND_IR_CUDNNBACKENDDIALECT_TD
#define CUDNNFE_DIALECT_CUDNNBACKEND_IR_CUDNNBACKENDDIALECT_TD

include "mlir/IR/OpBase.td"

def CudnnBackend_Dialect : Dialect {
  let name = "cudnn_backend";
  let cppNamespace = "::mlir::cudnn_backend";
  let summary = "cuDNN backend descriptors";
  let description = [{
    A `cudnn_backend.program` is one cuDNN operation graph, written as the
    backend descriptors that make it: one `cudnn_backend.descriptor` for each
    finalized descriptor, children before parents, the operation graph last.
    Kinds, attributes, value types and enumerators are those of the cuDNN
    backend API, taken from one table; their names are cuDNN's own without the
    affixes, kinds and enumerators in lower case.

    The dialect has no semantics but to be executed by the library, either at
    compile time by the plan worker or at load time by the runtime. Verification
    never asks the library; it comes first because the library accepts most
    malformed descriptors and crashes on some.

    A descriptor:

    - `[descriptor_c1]` its kind can be part of a program: tensors, parameters
      of operations, operations, the operation graph;
    - `[descriptor_c2]` each attribute belongs to the kind;
    - `[descriptor_c3]` no attribute is set twice;
    - `[descriptor_c4]` no attribute is set that can only be read;
    - `[descriptor_c5]` each attribute has a value type that it accepts, and not
      one that exists at run time only, such as a handle;
    - `[descriptor_c6]` each attribute has the right number of elements;
    - `[descriptor_c7]` the required attributes are there;
    - `[descriptor_c8]` a reference is to an earlier descriptor of a right kind;
    - `[descriptor_c9]` each element is a value of its type;
    - `[descriptor_c10]` a tensor has a type that tensors can have, at most 8
      dimensions, one stride for each, none negative, an extent that fits;
    - `[descriptor_c11]` the alignment is a positive multiple of the element size;
    - `[descriptor_c12]` a by-value tensor is one scalar of a float or integer
      type, and not virtual;
    - `[descriptor_c13]` ragged offsets are a plain 32 or 64-bit integer tensor
      that has in each dimension 1 or one more than the ragged tensor;
    - `[descriptor_c14]` the vector count is 4 or 32 and comes with a vectorized
      dimension;
    - `[descriptor_c16]` a pointwise operation has the operands of its mode;
    - `[descriptor_c17]` convolutions and poolings have 1 to 3 spatial
      dimensions, no negative padding, and positive strides, dilations, windows;
    - `[descriptor_c18]` the operands of matmul, pointwise operations and
      attention have matching dimensions;
    - `[descriptor_c19]` none of the forms that crash the library: page tables
      without sequence lengths, page tables that are not 32-bit integers,
      backward max pooling in channels-last layout without indices;
    - `[descriptor_c20]` epsilon, momentum and sample count are by-value tensors;
    - `[descriptor_c21]` everything that is used exists in the target version;
    - `[descriptor_c22]` the operands are those that the attributes refer to, in
      their order, and the result type has the descriptor's kind.

    A program:

    - `[program_c1]` has one operation graph, its last descriptor;
    - `[program_c2]` the operation graph lists each operation once, at most 50,
      and every other descriptor is referred to;
    - `[program_c3]` each tensor has a unique id of its own;
    - `[program_c4]` a tensor is written once at most, a by-value one never;
    - `[program_c5]` a virtual tensor that is read is also written;
    - `[program_c6]` the operations form no cycle;
    - `[program_c7]` no block-scale quantization of a layer normalization in rank
      3, on which the library crashes;
    - `[program_c8]` each binding is of another tensor, none of them virtual;
    - `[program_c9]` if the program belongs to a graph, every tensor that is not
      virtual has a binding;
    - `[program_c10]` a literal value is bound to a by-value tensor of its type,
      memory to a device tensor;
    - `[program_c11]` a bound result is written by an operation;
    - `[program_c12]` the graph exists, and the bound arguments and results do;
    - `[program_c13]` the target version is 9.8 or later;
    - `[program_c14]` with two matmuls, which is attention, no selection by a
      mask in memory whose elements have a byte or less: the library crashes;
    - `[program_c15]` an argument is a scalar where its tensor is by-value, and a
      tensor where it is not.
  }];
  let useDefaultAttributePrinterParser = 1;
  let useDefaultTypePrinterParser = 1;
  let extraClassDeclaration = [{
    void registerAttributes();
    void registerTypes();
  }];
}

#endif // CUDNNFE_DIALECT_CUDNNBACKEND_IR_CUDNNBACKENDDIALECT_TD
