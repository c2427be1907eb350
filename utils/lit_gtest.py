"""Lit format for gtest programs: one lit test for each gtest suite.

Lit's own format drops skipped tests from its result file. This one reports
each test of a suite as a part with its outcome, and a skipped one with the
text that GTEST_SKIP gave.
"""

import os
import subprocess
import xml.etree.ElementTree as ElementTree

import lit.Test
import lit.formats
import lit.util


class GTestSuites(lit.formats.TestFormat):
    def __init__(self, folder):
        self.folder = folder

    def _suites(self, program, environment):
        listing = subprocess.run(
            [program, "--gtest_list_tests"],
            env=environment,
            capture_output=True,
            text=True,
            timeout=60,
            check=True,
        )
        # Suites start a line, tests are indented; a comment follows a '#'.
        for line in listing.stdout.splitlines():
            name = line.split("#")[0].rstrip()
            if name.endswith(".") and not name.startswith(" "):
                yield name[:-1]

    def getTestsInDirectory(self, test_suite, path_in_suite, lit_config, config):
        if not os.path.isdir(self.folder):
            return
        for program in sorted(os.listdir(self.folder)):
            path = os.path.join(self.folder, program)
            if not program.endswith("Tests") or not os.access(path, os.X_OK):
                continue
            try:
                suites = list(self._suites(path, config.environment))
            except (OSError, subprocess.SubprocessError) as error:
                lit_config.warning(f"{program} does not list its tests: {error}")
                suites = ["does-not-list-its-tests"]
            for suite in suites:
                # A suite of typed or parameterized tests has a '/' in its name.
                name = suite.replace("/", "~")
                yield lit.Test.Test(
                    test_suite,
                    path_in_suite + (program, name),
                    config,
                    file_path=path,
                )

    def execute(self, test, lit_config):
        program = test.file_path
        suite = test.path_in_suite[-1].replace("~", "/")
        report = test.getExecPath() + ".xml"
        os.makedirs(os.path.dirname(report), exist_ok=True)
        if os.path.exists(report):
            os.remove(report)
        environment = dict(test.config.environment, GTEST_OUTPUT="xml:" + report)
        command = [program, f"--gtest_filter={suite}.*"]
        try:
            output, _, status = lit.util.executeCommand(
                command,
                env=environment,
                timeout=lit_config.maxIndividualTestTime,
                redirect_stderr=True,
            )
        except lit.util.ExecuteCommandTimeoutException as error:
            return lit.Test.TIMEOUT, str(error.out)
        text = " ".join(command) + "\n" + output + f"\nexit: {status}\n"
        try:
            cases = list(ElementTree.parse(report).getroot().iter("testcase"))
        except (OSError, ElementTree.ParseError):
            return lit.Test.FAIL, text + "no report was written: the program died"
        result = lit.Test.Result(lit.Test.PASS, text if status != 0 else "")
        for case in cases:
            if case.get("status") != "run":
                continue
            code, message = lit.Test.PASS, ""
            skipped = case.find("skipped")
            failures = case.findall("failure")
            if failures:
                code = lit.Test.FAIL
                message = "\n".join(f.get("message", "") for f in failures)
            elif skipped is not None or case.get("result") == "skipped":
                code = lit.Test.UNSUPPORTED
                message = _skip_text(skipped)
            result.addMicroResult(
                case.get("name"),
                lit.Test.Result(code, message, float(case.get("time", 0))),
            )
        if status != 0:
            result.code = lit.Test.FAIL
        elif not result.microResults:
            result.code, result.output = lit.Test.FAIL, text + "no test ran"
        elif all(r.code is lit.Test.UNSUPPORTED for r in result.microResults.values()):
            result.code = lit.Test.UNSUPPORTED
        return result


def _skip_text(element):
    """gtest puts `file:line` before the text that GTEST_SKIP was given."""
    message = (element.get("message") if element is not None else "") or ""
    lines = [line.strip() for line in message.splitlines() if line.strip()]
    if lines and ":" in lines[0] and lines[0].rpartition(":")[2].isdigit():
        lines = lines[1:]
    return " ".join(lines) or "no reason given"
