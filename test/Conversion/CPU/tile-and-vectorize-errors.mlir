// RUN: cudnnfe-opt %s --cudnnfe-cpu-tile-and-vectorize=vector-bits=100 --verify-diagnostics

// expected-error @below {{expected vector-bits to be 128, 256 or 512 but got 100}}
module {
}
