#!/usr/bin/env python3
"""Summarizes a lit result file: skipped tests by reason, then the counts.

The last line printed is `N passed, N failed, N skipped`. The exit status is 0
exactly if nothing failed and something ran.
"""

import argparse
import collections
import json
import re
import sys

FAILED = {"FAIL", "XPASS", "UNRESOLVED", "TIMEOUT"}
SKIPPED = {"UNSUPPORTED"}
PASSED = {"PASS", "XFAIL", "FLAKYPASS"}


def skip_reason(test):
    """The first line of lit's explanation that says something."""
    output = test["output"].strip()
    match = re.search(r"unavailable features?: (.*)", output)
    if match:
        return "needs " + match.group(1).strip()
    match = re.search(r"unsupported features?: (.*)", output)
    if match:
        return "not with " + match.group(1).strip()
    lines = [line.strip() for line in output.splitlines() if line.strip()]
    return lines[0] if lines else "no reason given"


def flatten(tests):
    """Drops the entries that only carry the results of their parts.

    A lit test with parts (a gtest suite) is reported as itself and as
    `name:part`. It counts by its parts; but when it failed and no part did,
    which is a crash or a leak at exit, it counts too.
    """
    parts = collections.defaultdict(list)
    names = {test["name"] for test in tests}
    for test in tests:
        parent = test["name"].rpartition(":")[0]
        if parent in names:
            parts[parent].append(test)
    for test in tests:
        mine = parts.get(test["name"])
        if mine and (
            test["code"] not in FAILED or any(p["code"] in FAILED for p in mine)
        ):
            continue
        yield test


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("results", help="file written by lit -o")
    parser.add_argument(
        "--lit-status", type=int, default=0, help="exit status of lit itself"
    )
    parser.add_argument(
        "--step",
        action="append",
        default=[],
        metavar="NAME=pass|fail",
        help="result of a check outside of lit",
    )
    args = parser.parse_args()

    counts = collections.Counter()
    skipped = collections.defaultdict(list)
    failed = []
    try:
        with open(args.results, encoding="utf-8") as file:
            tests = json.load(file)["tests"]
    except (OSError, ValueError, KeyError) as error:
        print(f"lit left no result file: {error}")
        tests = []
        failed.append("lit")
    for test in sorted(flatten(tests), key=lambda t: t["name"]):
        if test["code"] in SKIPPED:
            counts["skipped"] += 1
            skipped[skip_reason(test)].append(test["name"])
        elif test["code"] in PASSED:
            counts["passed"] += 1
        else:
            failed.append(f"{test['name']} ({test['code'].lower()})")
    for step in args.step:
        name, _, result = step.rpartition("=")
        if result == "pass":
            counts["passed"] += 1
        else:
            failed.append(f"{name} (step of ./dev check)")
    if args.lit_status != 0 and not failed:
        failed.append(f"lit ended with status {args.lit_status}")
    if not tests and not failed:
        failed.append("no test ran")

    if skipped:
        print("Skipped, by reason:")
        for reason in sorted(skipped):
            print(f"  {reason}: {len(skipped[reason])}")
            for name in skipped[reason]:
                print(f"    {name}")
    if failed:
        print("Failed:")
        for name in failed:
            print(f"  {name}")
    print(
        f"{counts['passed']} passed, {len(failed)} failed, {counts['skipped']} skipped"
    )
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
