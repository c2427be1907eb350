"""Configuration of the lit suite; docs/Testing.md says how to use it."""

import glob
import os
import sys

import lit.formats

# Read from the source folder: go on with the site file of the newest build.
if not hasattr(config, "cudnnfe_obj_root"):
    here = os.path.dirname(os.path.abspath(__file__))
    sites = glob.glob(os.path.join(here, "..", "build*", "test", "lit.site.cfg.py"))
    if not sites:
        lit_config.fatal("no build was found; use ./dev test")
    lit_config.load_config(config, max(sites, key=os.path.getmtime))
    raise SystemExit

sys.path.insert(0, os.path.join(config.cudnnfe_src_root, "utils"))
import lit_probe  # noqa: E402

config.name = "CudnnFE"
config.test_format = lit.formats.ShTest(execute_external=False)
config.suffixes = [".mlir", ".test", ".py"]
config.excludes = [
    "Inputs",
    "CMakeLists.txt",
    "lit.cfg.py",
    "consumer",
    "generate.py",
    "__pycache__",
]
config.test_source_root = os.path.dirname(os.path.abspath(__file__))
config.test_exec_root = os.path.join(config.cudnnfe_obj_root, "test")

# Tools are called by their plain names. Ours come first, so that a tool of an
# installed CudnnFE is never tested by accident.
config.environment["PATH"] = os.pathsep.join(
    [config.cudnnfe_tools_dir, config.llvm_tools_dir, os.environ.get("PATH", "")]
)
for name in (
    "CUDNNFE_VERIFY_ROUNDTRIP",
    "ASAN_OPTIONS",
    "UBSAN_OPTIONS",
    "LD_LIBRARY_PATH",
    "CUDA_HOME",
    "CUDA_PATH",
    "CUDA_VISIBLE_DEVICES",
    "CUDNNFE_CUDNN_PATH",
    "VIRTUAL_ENV",
    "CONDA_PREFIX",
    "PYENV_ROOT",
    "HOME",
):
    if name in os.environ:
        config.environment[name] = os.environ[name]
# A test must neither read nor fill the plan cache of the person who runs it.
config.environment["CUDNNFE_CACHE_DIR"] = os.path.join(
    config.test_exec_root, "plan-cache"
)
if config.cudnnfe_sanitize:
    # The allocator headers poison memory in our code that the packaged
    # libraries, built without the sanitizer, never unpoison.
    config.environment.setdefault(
        "ASAN_OPTIONS", "allow_user_poisoning=0:detect_leaks=0"
    )

# The word alone, not a part of a path, of an option or of another word.
def word(name):
    return r"(?<![\w./%-])" + name + r"(?![\w.-])"


config.substitutions += [
    (
        word("FileCheck"),
        "FileCheck --enable-var-scope --allow-unused-prefixes=false",
    ),
    ("%python", '"' + sys.executable + '"'),
    ("%src", config.cudnnfe_src_root),
    ("%obj", config.cudnnfe_obj_root),
    ("%utils", os.path.join(config.cudnnfe_src_root, "utils")),
    ("%examples", os.path.join(config.cudnnfe_src_root, "examples")),
    ("%devices", os.path.join(config.cudnnfe_src_root, "devices")),
    ("%llvm_lib", config.llvm_lib_dir),
    ("%llvm_include", config.llvm_include_dir),
    ("%host_cc", config.host_cc),
    ("%host_cxx", config.host_cxx),
]

limit = int(os.environ.get("CUDNNFE_TEST_TIMEOUT", "120"))
if lit_config.maxIndividualTestTimeIsSupported[0]:
    lit_config.maxIndividualTestTime = limit
else:
    lit_config.warning("no limit on the time of a test: python3-psutil is missing")

# Features name what a machine may lack, never what we did not get done.
probe = lit_probe.probe(config.cudnnfe_tools_dir, config.environment)
config.available_features.update(probe.features)
for note in probe.notes:
    lit_config.note(note)
if config.cudnnfe_sanitize:
    config.available_features.add("sanitizer")
if config.environment.get("CUDNNFE_VERIFY_ROUNDTRIP") == "1":
    config.available_features.add("verify-roundtrip")
