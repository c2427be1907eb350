// RUN: not cudnnfe-opt %s --convert-cudnnfe-to-cudnn-backend=cudnn-version=90700 2>&1 | FileCheck %s

// CHECK: error: expected a cuDNN version of 90800 or later but got 90700
module {}
