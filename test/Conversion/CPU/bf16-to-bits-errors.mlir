// RUN: cudnnfe-opt %s --split-input-file --verify-diagnostics --cudnnfe-cpu-bf16-to-bits

llvm.func @add(%a: bf16, %b: bf16) -> bf16 {
  // expected-error@below {{internal: 'llvm.fadd' still computes with bf16}}
  %c = llvm.fadd %a, %b : bf16
  llvm.return %c : bf16
}

// -----

llvm.func @round(%a: vector<2xf32>) -> vector<2xbf16> {
  // expected-error@below {{internal: 'llvm.fptrunc' still computes with bf16}}
  %c = llvm.fptrunc %a : vector<2xf32> to vector<2xbf16>
  llvm.return %c : vector<2xbf16>
}
