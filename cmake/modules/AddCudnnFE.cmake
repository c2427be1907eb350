# Thin wrappers around add_library and add_executable for CudnnFE.

# Everything that uses MLIR links this one target and never an upstream MLIRxxx
# archive: the packaged archives and libMLIR.so must not meet in one program.
add_library(cudnnfe_mlir INTERFACE)
target_include_directories(cudnnfe_mlir SYSTEM INTERFACE
  $<BUILD_INTERFACE:${LLVM_INCLUDE_DIRS}> $<BUILD_INTERFACE:${MLIR_INCLUDE_DIRS}>)
target_include_directories(cudnnfe_mlir INTERFACE
  $<BUILD_INTERFACE:${CMAKE_SOURCE_DIR}/include>
  $<BUILD_INTERFACE:${CMAKE_BINARY_DIR}/include>
  $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}>)
separate_arguments(CUDNNFE_LLVM_DEFINITIONS UNIX_COMMAND "${LLVM_DEFINITIONS}")
target_compile_options(cudnnfe_mlir INTERFACE ${CUDNNFE_LLVM_DEFINITIONS}
  -fvisibility-inlines-hidden
  $<$<NOT:$<BOOL:${LLVM_ENABLE_RTTI}>>:-fno-rtti>)
# The packaged libraries are NDEBUG; mlir::Pass::Statistic has another layout without it.
target_compile_definitions(cudnnfe_mlir INTERFACE NDEBUG)
target_link_libraries(cudnnfe_mlir INTERFACE MLIR LLVM)

# Plain libraries without MLIR: the runtime, the access to cuDNN.
add_library(cudnnfe_plain INTERFACE)
target_include_directories(cudnnfe_plain INTERFACE
  $<BUILD_INTERFACE:${CMAKE_SOURCE_DIR}/include>
  $<BUILD_INTERFACE:${CMAKE_BINARY_DIR}/include>
  $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}>)

add_compile_options(-Wall -Wextra -Wno-unused-parameter -Wno-missing-field-initializers
  $<$<CXX_COMPILER_ID:Clang>:-Wno-unused-command-line-argument>)
if(CUDNNFE_SANITIZE)
  add_compile_options(-fsanitize=${CUDNNFE_SANITIZE} -fno-sanitize=vptr -fno-omit-frame-pointer)
  add_link_options(-fsanitize=${CUDNNFE_SANITIZE})
endif()

find_program(CUDNNFE_LLD ld.lld HINTS ${LLVM_TOOLS_BINARY_DIR} NO_DEFAULT_PATH)
if(CUDNNFE_LLD)
  add_link_options(-B${LLVM_TOOLS_BINARY_DIR} -fuse-ld=lld)
endif()

if(CUDNNFE_ENABLE_PCH)
  file(WRITE ${CMAKE_BINARY_DIR}/cudnnfe_pch.cpp.in "// Carries the precompiled header.\n")
  configure_file(${CMAKE_BINARY_DIR}/cudnnfe_pch.cpp.in ${CMAKE_BINARY_DIR}/cudnnfe_pch.cpp COPYONLY)
  add_library(cudnnfe_pch OBJECT ${CMAKE_BINARY_DIR}/cudnnfe_pch.cpp)
  target_link_libraries(cudnnfe_pch PRIVATE cudnnfe_mlir)
  target_precompile_headers(cudnnfe_pch PRIVATE ${CMAKE_SOURCE_DIR}/include/CudnnFE/Support/Pch.h)
  if(CMAKE_CXX_COMPILER_ID STREQUAL Clang)
    # Lets ccache take the header for the same file after a rewrite.
    set(CUDNNFE_PCH_OPTIONS -Xclang -fno-pch-timestamp)
    target_compile_options(cudnnfe_pch PRIVATE ${CUDNNFE_PCH_OPTIONS})
  endif()
endif()

function(_cudnnfe_use_pch name)
  if(CUDNNFE_ENABLE_PCH)
    target_precompile_headers(${name} REUSE_FROM cudnnfe_pch)
    target_compile_options(${name} PRIVATE ${CUDNNFE_PCH_OPTIONS})
  endif()
endfunction()

# cudnnfe_add_mlir_library(Name sources... LINK_LIBS libs...)
function(cudnnfe_add_mlir_library name)
  cmake_parse_arguments(ARG "" "" "LINK_LIBS" ${ARGN})
  add_library(${name} STATIC ${ARG_UNPARSED_ARGUMENTS})
  add_dependencies(${name} cudnnfe-headers)
  target_link_libraries(${name} PUBLIC ${ARG_LINK_LIBS} cudnnfe_mlir)
  _cudnnfe_use_pch(${name})
  set_property(GLOBAL APPEND PROPERTY CUDNNFE_EXPORTED_LIBS ${name})
endfunction()

# cudnnfe_add_library(Name [SHARED] sources... LINK_LIBS libs...): no MLIR.
function(cudnnfe_add_library name)
  cmake_parse_arguments(ARG "SHARED" "" "LINK_LIBS" ${ARGN})
  if(ARG_SHARED)
    add_library(${name} SHARED ${ARG_UNPARSED_ARGUMENTS})
  else()
    add_library(${name} STATIC ${ARG_UNPARSED_ARGUMENTS})
  endif()
  target_link_libraries(${name} PUBLIC ${ARG_LINK_LIBS} cudnnfe_plain)
  set_property(GLOBAL APPEND PROPERTY CUDNNFE_EXPORTED_LIBS ${name})
endfunction()

# cudnnfe_add_mlir_tool(name sources... LINK_LIBS libs...)
function(cudnnfe_add_mlir_tool name)
  cmake_parse_arguments(ARG "" "" "LINK_LIBS" ${ARGN})
  add_executable(${name} ${ARG_UNPARSED_ARGUMENTS})
  add_dependencies(${name} cudnnfe-headers)
  target_link_libraries(${name} PRIVATE ${ARG_LINK_LIBS} cudnnfe_mlir)
  _cudnnfe_use_pch(${name})
  # The precompiled header was made with -fPIC, and -fPIE does not match it.
  set_target_properties(${name} PROPERTIES POSITION_INDEPENDENT_CODE OFF)
  target_compile_options(${name} PRIVATE -fPIC)
  install(TARGETS ${name} RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
  set_property(GLOBAL APPEND PROPERTY CUDNNFE_TOOLS ${name})
endfunction()

# cudnnfe_add_tool(name sources... LINK_LIBS libs...): no MLIR.
function(cudnnfe_add_tool name)
  cmake_parse_arguments(ARG "" "" "LINK_LIBS" ${ARGN})
  add_executable(${name} ${ARG_UNPARSED_ARGUMENTS})
  target_link_libraries(${name} PRIVATE ${ARG_LINK_LIBS} cudnnfe_plain)
  install(TARGETS ${name} RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
  set_property(GLOBAL APPEND PROPERTY CUDNNFE_TOOLS ${name})
endfunction()

# cudnnfe_add_unittest(name sources... LINK_LIBS libs...)
function(cudnnfe_add_unittest name)
  if(NOT name MATCHES "Tests$")
    message(FATAL_ERROR "the name of the unit test program ${name} must end in 'Tests': lit looks for that")
  endif()
  cmake_parse_arguments(ARG "" "" "LINK_LIBS" ${ARGN})
  add_executable(${name} EXCLUDE_FROM_ALL ${ARG_UNPARSED_ARGUMENTS})
  target_link_libraries(${name} PRIVATE ${ARG_LINK_LIBS} GTest::gtest_main)
  set_target_properties(${name} PROPERTIES
    RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/unittests)
  add_dependencies(CudnnFEUnitTests ${name})
endfunction()

# Debian's interpreter first: python3-psutil belongs to it, which lit needs for
# the time limit of a test.
find_program(CUDNNFE_PYTHON python3 HINTS /usr/bin NO_DEFAULT_PATH)
find_program(CUDNNFE_PYTHON python3 REQUIRED)
