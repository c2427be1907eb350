// RUN: split-file %s %t
// RUN: cudnnfe-run %t/asymmetric.mlir --entry=asymmetric --print=none --check=0=%S/asymmetric.npy
// RUN: cudnnfe-run %t/floor.mlir --entry=floor --print=none --check=0=%S/floor.npy
// RUN: cudnnfe-run %t/depthwise.mlir --entry=depthwise --print=none --check=0=%S/depthwise.npy
// RUN: cudnnfe-run %t/depthwise_channels_last.mlir --entry=depthwise_channels_last --print=none --check=0=%S/depthwise.npy
// RUN: cudnnfe-run %t/multiplier.mlir --entry=multiplier --print=none --check=0=%S/multiplier.npy
// RUN: cudnnfe-run %t/groups.mlir --entry=groups --print=none --check=0=%S/groups.npy
// RUN: cudnnfe-run %t/groups_large.mlir --entry=groups_large --print=none --check=0=%S/groups_large.npy
// RUN: cudnnfe-run %t/flipped.mlir --entry=flipped --print=none --check=0=%S/flipped.npy
// RUN: cudnnfe-run %t/pointwise.mlir --entry=pointwise --print=none --check=0=%S/pointwise.npy
// RUN: cudnnfe-run %t/pointwise_strided.mlir --entry=pointwise_strided --print=none --check=0=%S/pointwise_strided.npy
// RUN: cudnnfe-run %t/one_dim.mlir --entry=one_dim --print=none --check=0=%S/one_dim.npy
// RUN: cudnnfe-run %t/three_dims.mlir --entry=three_dims --print=none --check=0=%S/three_dims.npy
// RUN: cudnnfe-run %t/three_dims_depthwise.mlir --entry=three_dims_depthwise --print=none --check=0=%S/three_dims_depthwise.npy
// RUN: cudnnfe-run %t/large_stride.mlir --entry=large_stride --print=none --check=0=%S/large_stride.npy
// RUN: cudnnfe-run %t/half.mlir --entry=half --print=none --check=0=%S/half.npy --rtol=5e-4 --atol=1e-6
// RUN: cudnnfe-run %t/bytes.mlir --entry=bytes --print=none --check=0=%S/bytes.npy
// RUN: cudnnfe-run %t/bytes_depthwise.mlir --entry=bytes_depthwise --print=none --check=0=%S/bytes_depthwise.npy
// RUN: cudnnfe-run %t/one_channel.mlir --entry=one_channel --print=none --check=0=%S/one_channel.npy
// RUN: cudnnfe-run %t/one_channel_a.mlir --entry=one_channel_a --print=none --check=0=%S/one_channel.npy
// RUN: cudnnfe-run %t/one_channel_b.mlir --entry=one_channel_b --print=none --check=0=%S/one_channel.npy
// RUN: cudnnfe-run %t/one_pixel.mlir --entry=one_pixel --print=none --check=0=%S/one_pixel.npy
// RUN: cudnnfe-run %t/one_pixel_a.mlir --entry=one_pixel_a --print=none --check=0=%S/one_pixel.npy
// RUN: cudnnfe-run %t/one_pixel_b.mlir --entry=one_pixel_b --print=none --check=0=%S/one_pixel.npy
// RUN: cudnnfe-run %t/images.mlir --entry=images --print=none --check=0=%S/images.npy

// The values are those of generate.py. One file for each graph, since a run
// compiles all graphs of its file.

//--- asymmetric.mlir
// C01 with fewer and smaller channels: paddings that differ and stride 2.
cudnnfe.graph @asymmetric(%x: tensor<2x16x16x16xf32>, %w: tensor<16x16x3x3xf32>)
    -> tensor<2x16x8x8xf32> {
  %y = cudnnfe.conv_fprop %x, %w pre_padding([0, 0]) post_padding([1, 1]) stride([2, 2]) dilation([1, 1])
      : (tensor<2x16x16x16xf32>, tensor<16x16x3x3xf32>)
      -> tensor<2x16x8x8xf32>
  cudnnfe.return %y : tensor<2x16x8x8xf32>
}

//--- floor.mlir
// C05: the last row and column take no part.
cudnnfe.graph @floor(%x: tensor<1x1x8x8xf32>, %w: tensor<1x1x3x3xf32>)
    -> tensor<1x1x3x3xf32> {
  %y = cudnnfe.conv_fprop %x, %w stride([2, 2])
      : (tensor<1x1x8x8xf32>, tensor<1x1x3x3xf32>)
      -> tensor<1x1x3x3xf32>
  cudnnfe.return %y : tensor<1x1x3x3xf32>
}

//--- depthwise.mlir
// C07: one channel in each group, dilated; dense here, channels last below.
cudnnfe.graph @depthwise(%x: tensor<2x8x12x10xf32>, %w: tensor<8x1x5x5xf32>)
    -> tensor<2x8x12x10xf32> {
  %y = cudnnfe.conv_fprop %x, %w pre_padding([4, 4]) post_padding([4, 4]) dilation([2, 2])
      : (tensor<2x8x12x10xf32>, tensor<8x1x5x5xf32>)
      -> tensor<2x8x12x10xf32>
  cudnnfe.return %y : tensor<2x8x12x10xf32>
}

//--- depthwise_channels_last.mlir
cudnnfe.graph @depthwise_channels_last(%x: tensor<2x8x12x10xf32, #cudnnfe.layout<strides = [960, 1, 80, 8]>>, %w: tensor<8x1x5x5xf32, #cudnnfe.layout<strides = [25, 1, 5, 1]>>)
    -> tensor<2x8x12x10xf32, #cudnnfe.layout<strides = [960, 1, 80, 8]>> {
  %y = cudnnfe.conv_fprop %x, %w pre_padding([4, 4]) post_padding([4, 4]) dilation([2, 2])
      : (tensor<2x8x12x10xf32, #cudnnfe.layout<strides = [960, 1, 80, 8]>>, tensor<8x1x5x5xf32, #cudnnfe.layout<strides = [25, 1, 5, 1]>>)
      -> tensor<2x8x12x10xf32, #cudnnfe.layout<strides = [960, 1, 80, 8]>>
  cudnnfe.return %y : tensor<2x8x12x10xf32, #cudnnfe.layout<strides = [960, 1, 80, 8]>>
}

//--- multiplier.mlir
// Four filters for each channel.
cudnnfe.graph @multiplier(%x: tensor<1x3x9x9xf32>, %w: tensor<12x1x3x3xf32>)
    -> tensor<1x12x9x9xf32> {
  %y = cudnnfe.conv_fprop %x, %w pre_padding([1, 1]) post_padding([1, 1])
      : (tensor<1x3x9x9xf32>, tensor<12x1x3x3xf32>)
      -> tensor<1x12x9x9xf32>
  cudnnfe.return %y : tensor<1x12x9x9xf32>
}

//--- groups.mlir
// Four groups of three channels and five filters.
cudnnfe.graph @groups(%x: tensor<2x12x7x9xf32>, %w: tensor<20x3x3x2xf32>)
    -> tensor<2x20x6x9xf32> {
  %y = cudnnfe.conv_fprop %x, %w pre_padding([1, 0]) post_padding([0, 1])
      : (tensor<2x12x7x9xf32>, tensor<20x3x3x2xf32>)
      -> tensor<2x20x6x9xf32>
  cudnnfe.return %y : tensor<2x20x6x9xf32>
}

//--- groups_large.mlir
cudnnfe.graph @groups_large(%x: tensor<2x4x34x33xf32>, %w: tensor<32x2x3x3xf32>)
    -> tensor<2x32x5x5xf32> {
  %y = cudnnfe.conv_fprop %x, %w pre_padding([1, 1]) post_padding([1, 1]) stride([8, 8])
      : (tensor<2x4x34x33xf32>, tensor<32x2x3x3xf32>)
      -> tensor<2x32x5x5xf32>
  cudnnfe.return %y : tensor<2x32x5x5xf32>
}

//--- flipped.mlir
cudnnfe.graph @flipped(%x: tensor<1x4x9x10xf32>, %w: tensor<8x4x3x2xf32>)
    -> tensor<1x8x10x6xf32> {
  %y = cudnnfe.conv_fprop %x, %w pre_padding([1, 2]) post_padding([2, 0]) stride([1, 2]) mode(convolution)
      : (tensor<1x4x9x10xf32>, tensor<8x4x3x2xf32>)
      -> tensor<1x8x10x6xf32>
  cudnnfe.return %y : tensor<1x8x10x6xf32>
}

//--- pointwise.mlir
// Filters of one pixel.
cudnnfe.graph @pointwise(%x: tensor<2x24x7x7xf32>, %w: tensor<16x24x1x1xf32>)
    -> tensor<2x16x7x7xf32> {
  %y = cudnnfe.conv_fprop %x, %w
      : (tensor<2x24x7x7xf32>, tensor<16x24x1x1xf32>)
      -> tensor<2x16x7x7xf32>
  cudnnfe.return %y : tensor<2x16x7x7xf32>
}

//--- pointwise_strided.mlir
cudnnfe.graph @pointwise_strided(%x: tensor<2x8x9x9xf32>, %w: tensor<16x8x1x1xf32>)
    -> tensor<2x16x5x5xf32> {
  %y = cudnnfe.conv_fprop %x, %w stride([2, 2])
      : (tensor<2x8x9x9xf32>, tensor<16x8x1x1xf32>)
      -> tensor<2x16x5x5xf32>
  cudnnfe.return %y : tensor<2x16x5x5xf32>
}

//--- one_dim.mlir
// One and three spatial dims.
cudnnfe.graph @one_dim(%x: tensor<2x6x31xf32>, %w: tensor<16x6x4xf32>)
    -> tensor<2x16x11xf32> {
  %y = cudnnfe.conv_fprop %x, %w pre_padding([2]) post_padding([1]) stride([3])
      : (tensor<2x6x31xf32>, tensor<16x6x4xf32>)
      -> tensor<2x16x11xf32>
  cudnnfe.return %y : tensor<2x16x11xf32>
}

//--- three_dims.mlir
cudnnfe.graph @three_dims(%x: tensor<1x4x5x6x7xf32>, %w: tensor<8x4x2x3x2xf32>)
    -> tensor<1x8x5x3x8xf32> {
  %y = cudnnfe.conv_fprop %x, %w pre_padding([1, 0, 1]) post_padding([0, 1, 1]) stride([1, 2, 1])
      : (tensor<1x4x5x6x7xf32>, tensor<8x4x2x3x2xf32>)
      -> tensor<1x8x5x3x8xf32>
  cudnnfe.return %y : tensor<1x8x5x3x8xf32>
}

//--- three_dims_depthwise.mlir
cudnnfe.graph @three_dims_depthwise(%x: tensor<1x4x5x6x7xf32>, %w: tensor<4x1x2x3x2xf32>)
    -> tensor<1x4x6x3x8xf32> {
  %y = cudnnfe.conv_fprop %x, %w pre_padding([1, 0, 1]) post_padding([1, 1, 1]) stride([1, 2, 1])
      : (tensor<1x4x5x6x7xf32>, tensor<4x1x2x3x2xf32>)
      -> tensor<1x4x6x3x8xf32>
  cudnnfe.return %y : tensor<1x4x6x3x8xf32>
}

//--- large_stride.mlir
// The second step is beyond the input.
cudnnfe.graph @large_stride(%x: tensor<1x2x7x7xf32>, %w: tensor<8x2x2x2xf32>)
    -> tensor<1x8x2x2xf32> {
  %y = cudnnfe.conv_fprop %x, %w post_padding([5, 5]) stride([9, 9])
      : (tensor<1x2x7x7xf32>, tensor<8x2x2x2xf32>)
      -> tensor<1x8x2x2xf32>
  cudnnfe.return %y : tensor<1x8x2x2xf32>
}

//--- half.mlir
// Half types are summed in f32 and rounded once.
cudnnfe.graph @half(%x: tensor<2x16x9x9xf16>, %w: tensor<8x16x3x3xf16>)
    -> tensor<2x8x9x9xf16> {
  %y = cudnnfe.conv_fprop %x, %w pre_padding([1, 1]) post_padding([1, 1])
      : (tensor<2x16x9x9xf16>, tensor<8x16x3x3xf16>)
      -> tensor<2x8x9x9xf16>
  cudnnfe.return %y : tensor<2x8x9x9xf16>
}

//--- bytes.mlir
// Integers are exact.
cudnnfe.graph @bytes(%x: tensor<1x8x10x10xi8>, %w: tensor<16x8x3x3xi8>)
    -> tensor<1x16x10x10xi32> {
  %y = cudnnfe.conv_fprop %x, %w pre_padding([1, 1]) post_padding([1, 1]) {compute_type = i32}
      : (tensor<1x8x10x10xi8>, tensor<16x8x3x3xi8>)
      -> tensor<1x16x10x10xi32>
  cudnnfe.return %y : tensor<1x16x10x10xi32>
}

//--- bytes_depthwise.mlir
cudnnfe.graph @bytes_depthwise(%x: tensor<1x8x10x10xi8>, %w: tensor<8x1x3x3xi8>)
    -> tensor<1x8x10x10xi32> {
  %y = cudnnfe.conv_fprop %x, %w pre_padding([1, 1]) post_padding([1, 1]) {compute_type = i32}
      : (tensor<1x8x10x10xi8>, tensor<8x1x3x3xi8>)
      -> tensor<1x8x10x10xi32>
  cudnnfe.return %y : tensor<1x8x10x10xi32>
}

//--- one_channel.mlir
// C08: where an extent is 1 its stride says nothing: every spelling gives the
// same values.
cudnnfe.graph @one_channel(%x: tensor<1x1x12x12xf32>, %w: tensor<8x1x3x3xf32>)
    -> tensor<1x8x10x10xf32> {
  %y = cudnnfe.conv_fprop %x, %w
      : (tensor<1x1x12x12xf32>, tensor<8x1x3x3xf32>)
      -> tensor<1x8x10x10xf32>
  cudnnfe.return %y : tensor<1x8x10x10xf32>
}

//--- one_channel_a.mlir
cudnnfe.graph @one_channel_a(%x: tensor<1x1x12x12xf32, #cudnnfe.layout<strides = [144, 1, 12, 1]>>, %w: tensor<8x1x3x3xf32, #cudnnfe.layout<strides = [9, 1, 3, 1]>>)
    -> tensor<1x8x10x10xf32, #cudnnfe.layout<strides = [800, 1, 80, 8]>> {
  %y = cudnnfe.conv_fprop %x, %w
      : (tensor<1x1x12x12xf32, #cudnnfe.layout<strides = [144, 1, 12, 1]>>, tensor<8x1x3x3xf32, #cudnnfe.layout<strides = [9, 1, 3, 1]>>)
      -> tensor<1x8x10x10xf32, #cudnnfe.layout<strides = [800, 1, 80, 8]>>
  cudnnfe.return %y : tensor<1x8x10x10xf32, #cudnnfe.layout<strides = [800, 1, 80, 8]>>
}

//--- one_channel_b.mlir
cudnnfe.graph @one_channel_b(%x: tensor<1x1x12x12xf32, #cudnnfe.layout<strides = [7, 144, 12, 1]>>, %w: tensor<8x1x3x3xf32, #cudnnfe.layout<strides = [9, 9, 3, 1]>>)
    -> tensor<1x8x10x10xf32, #cudnnfe.layout<strides = [5, 100, 10, 1]>> {
  %y = cudnnfe.conv_fprop %x, %w
      : (tensor<1x1x12x12xf32, #cudnnfe.layout<strides = [7, 144, 12, 1]>>, tensor<8x1x3x3xf32, #cudnnfe.layout<strides = [9, 9, 3, 1]>>)
      -> tensor<1x8x10x10xf32, #cudnnfe.layout<strides = [5, 100, 10, 1]>>
  cudnnfe.return %y : tensor<1x8x10x10xf32, #cudnnfe.layout<strides = [5, 100, 10, 1]>>
}

//--- one_pixel.mlir
cudnnfe.graph @one_pixel(%x: tensor<3x5x1x1xf32>, %w: tensor<6x5x1x1xf32>)
    -> tensor<3x6x1x1xf32> {
  %y = cudnnfe.conv_fprop %x, %w
      : (tensor<3x5x1x1xf32>, tensor<6x5x1x1xf32>)
      -> tensor<3x6x1x1xf32>
  cudnnfe.return %y : tensor<3x6x1x1xf32>
}

//--- one_pixel_a.mlir
cudnnfe.graph @one_pixel_a(%x: tensor<3x5x1x1xf32, #cudnnfe.layout<strides = [5, 1, 5, 5]>>, %w: tensor<6x5x1x1xf32, #cudnnfe.layout<strides = [5, 1, 5, 5]>>)
    -> tensor<3x6x1x1xf32, #cudnnfe.layout<strides = [6, 1, 6, 6]>> {
  %y = cudnnfe.conv_fprop %x, %w
      : (tensor<3x5x1x1xf32, #cudnnfe.layout<strides = [5, 1, 5, 5]>>, tensor<6x5x1x1xf32, #cudnnfe.layout<strides = [5, 1, 5, 5]>>)
      -> tensor<3x6x1x1xf32, #cudnnfe.layout<strides = [6, 1, 6, 6]>>
  cudnnfe.return %y : tensor<3x6x1x1xf32, #cudnnfe.layout<strides = [6, 1, 6, 6]>>
}

//--- one_pixel_b.mlir
cudnnfe.graph @one_pixel_b(%x: tensor<3x5x1x1xf32, #cudnnfe.layout<strides = [5, 1, 1, 1]>>, %w: tensor<6x5x1x1xf32, #cudnnfe.layout<strides = [5, 1, 9, 9]>>)
    -> tensor<3x6x1x1xf32, #cudnnfe.layout<strides = [6, 1, 3, 2]>> {
  %y = cudnnfe.conv_fprop %x, %w
      : (tensor<3x5x1x1xf32, #cudnnfe.layout<strides = [5, 1, 1, 1]>>, tensor<6x5x1x1xf32, #cudnnfe.layout<strides = [5, 1, 9, 9]>>)
      -> tensor<3x6x1x1xf32, #cudnnfe.layout<strides = [6, 1, 3, 2]>>
  cudnnfe.return %y : tensor<3x6x1x1xf32, #cudnnfe.layout<strides = [6, 1, 3, 2]>>
}

//--- images.mlir
// Images that are convolved one by one.
cudnnfe.graph @images(%x: tensor<3x2x34x33xf32>, %w: tensor<2x2x3x3xf32>)
    -> tensor<3x2x34x34xf32> {
  %y = cudnnfe.conv_fprop %x, %w pre_padding([1, 1]) post_padding([1, 2])
      : (tensor<3x2x34x33xf32>, tensor<2x2x3x3xf32>)
      -> tensor<3x2x34x34xf32>
  cudnnfe.return %y : tensor<3x2x34x34xf32>
}
