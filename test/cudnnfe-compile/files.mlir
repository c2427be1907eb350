// A file that cannot be read or written is the user's to mend: exit code 1 and one
// line, with every tool and option.

// DEFINE: %{one} = %python %utils/exit_code.py 1
// DEFINE: %{compile} = cudnnfe-compile %s --target=cpu

// RUN: rm -rf %t && mkdir %t
// RUN: %{one} %{compile} -o %t/none/x.so 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: %{one} %{compile} -o %t/x.so --header %t/none/x.h 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: %{one} %{compile} --emit=obj -o %t/none/x.o 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: %{one} cudnnfe-run %s --emit=llvm -o %t/none/x.mlir 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: %{one} cudnnfe-opt %s -o %t/none/x.mlir 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: %{one} %{compile} -o %t 2>&1 | FileCheck %s --check-prefix=FOLDER

// RUN: %{one} %{compile} -o /dev/full 2>&1 | FileCheck %s --check-prefix=FULL
// RUN: %{one} %{compile} -o %t/x.so --header /dev/full 2>&1 | FileCheck %s --check-prefix=FULL
// RUN: %{one} %{compile} --emit=ll -o /dev/full 2>&1 | FileCheck %s --check-prefix=FULL
// RUN: %{one} cudnnfe-compile %s --device=h200 --device-options=select=false --emit=plans -o /dev/full 2>&1 | FileCheck %s --check-prefix=FULL
// RUN: %{one} cudnnfe-run %s --emit=llvm -o /dev/full 2>&1 | FileCheck %s --check-prefix=FULL
// RUN: %{one} cudnnfe-run %s --print=none --output=0=/dev/full 2>&1 | FileCheck %s --check-prefix=FULL
// RUN: %{one} cudnnfe-opt %s -o /dev/full 2>&1 | FileCheck %s --check-prefix=FULL
// RUN: %{compile} -o %t/x.so
// RUN: %{one} sh -c "cudnnfe-inspect %t/x.so > /dev/full" 2>&1 | FileCheck %s --check-prefix=FULL
// RUN: %{one} sh -c "cudnnfe-run %s > /dev/full" 2>&1 | FileCheck %s --check-prefix=FULL
// A device is written to and stays one.
// RUN: test -c /dev/full

// An artifact that is in use stays as it is until it is closed: the new one is
// another file, with the rights of a program, and nothing else is left.
// RUN: mkdir %t/kept && ln %t/x.so %t/kept/old.so && cp %t/x.so %t/kept/copy.so
// RUN: %{compile} --opt-level=0 --header-prefix=_x1 --header %t/kept/x.h -o %t/x.so
// RUN: cmp %t/kept/old.so %t/kept/copy.so
// RUN: test -x %t/x.so
// RUN: ls %t | FileCheck %s --check-prefix=LEFT
// LEFT:      kept
// LEFT-NEXT: x.so
// LEFT-NOT:  {{.}}

// An input that is no module is not quoted.
// RUN: %{one} cudnnfe-run %t/x.so 2>&1 | FileCheck %s --check-prefix=ARTIFACT
// RUN: %{one} cudnnfe-compile %t/x.so -o %t/y.so 2>&1 | FileCheck %s --check-prefix=ARTIFACT
// RUN: %{one} cudnnfe-opt %t/x.so 2>&1 | FileCheck %s --check-prefix=ARTIFACT
// RUN: %{one} cudnnfe-run %obj/unittests/libFakeCuda.so 2>&1 | FileCheck %s --check-prefix=ELF
// RUN: %{compile} --emit=obj -o - | head -c 16 | tail -c 8 > %t/binary
// RUN: %{one} cudnnfe-run %t/binary 2>&1 | FileCheck %s --check-prefix=BINARY
// RUN: %{one} cudnnfe-compile - --target=cpu -o %t/y.so < %t/binary 2>&1 | FileCheck %s --check-prefix=STDIN

// A prefix of names in C is one.
// RUN: %{one} %{compile} -o %t/x.so --header %t/x.h "--header-prefix=1 bad-" 2>&1 | FileCheck %s --check-prefix=PREFIX
// RUN: %{one} %{compile} -o %t/x.so --header %t/x.h --header-prefix=9a 2>&1 | FileCheck %s --check-prefix=PREFIX
// RUN: %{one} %{compile} -o %t/x.so --header %t/x.h --header-prefix= 2>&1 | FileCheck %s --check-prefix=PREFIX
// RUN: FileCheck %s --check-prefix=NAME < %t/kept/x.h

cudnnfe.graph private @g(%x: tensor<4xf32>) -> tensor<4xf32> {
  %y = cudnnfe.relu %x : (tensor<4xf32>) -> tensor<4xf32>
  cudnnfe.return %y : tensor<4xf32>
}
func.func @main(%h: !cudnnfe.handle, %x: tensor<4xf32>) -> tensor<4xf32> {
  %y = cudnnfe.call @g(%h, %x) : (!cudnnfe.handle, tensor<4xf32>) -> tensor<4xf32>
  return %y : tensor<4xf32>
}

// NONE: {{^(error: )?}}cannot open output file '{{.*}}none/x.{{.*}}': No such file or directory
// FOLDER: {{^}}error: cannot open output file '{{.*}}': Is a directory
// FULL: {{^}}error: cannot write '{{.*}}': No space left on device
// FULL-NOT: {{.}}
// ARTIFACT: error: expected a module as text or bytecode but '{{.*}}x.so' is an artifact of cudnnfe-compile: call it from C or Python as docs/Artifacts.md shows, or look into it with cudnnfe-inspect
// ARTIFACT-NOT: {{.}}
// ELF: error: expected a module as text or bytecode but '{{.*}}libFakeCuda.so' is an ELF file, which is a compiled program or library
// ELF-NOT: {{.}}
// BINARY: error: expected a module as text or bytecode but '{{.*}}binary' is a binary file of another kind
// STDIN: error: expected a module as text or bytecode but '<stdin>' is a binary file of another kind
// PREFIX: error: expected --header-prefix to begin a name in C, with letters, digits and '_', but got '{{.*}}'
// NAME: cudnnfe_status_t *_x1main(
