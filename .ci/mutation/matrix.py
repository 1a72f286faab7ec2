"""Which invariant notices which mutants, and by how small a run."""
import os
import re
import subprocess
from concurrent.futures import ThreadPoolExecutor

# Mistakes that only runs can tell, all of which are made beside the usual ones: the origin of time
# for the moment at hand, and what comes after a loop done in it.
KINDS = ["moment", "looped"]

SUITE = "KeyboardAvoidanceSimulationTests.EachInvariantTests"
HOLDS = re.compile(r"holds: (\w+)")
NOTICED = re.compile(r"noticed by (\w+): (\d+) events\n(.*?)\n\s*\n\s*as a trace:\n(.*?)\n\s*as Swift:",
                     re.DOTALL)


def run(runner, mutants):
    reached = runner.reached(SUITE, AT_LENGTH="1")
    if not reached:
        return 1
    mutants = [m for m in mutants if m.number in set(reached["mutants"])]
    rows = {name: [] for name in HOLDS.findall(output(runner, 0))}
    noticed = 0
    with ThreadPoolExecutor(runner.options.jobs) as pool:
        for mutant, text in zip(mutants, pool.map(lambda m: output(runner, m.number), mutants)):
            found = {name: (int(events), violation, trace)
                     for name, events, violation, trace in NOTICED.findall(text)}
            for name, (events, *told) in found.items():
                rows.setdefault(name, []).append((events, mutant, *told))
            noticed += bool(found)
            if found:
                by = ", ".join(f"{name} {row[0]}" for name, row in found.items())
                print(f"{place(mutant)}: {by}", flush=True)
    print(f"\n{len(mutants)} mutants of the core, {noticed} noticed by an invariant")
    for name, row in rows.items():
        if not row:
            print(f"{name:>12}: none")
            continue
        events, mutant, violation, trace = min(row, key=lambda found: found[0])
        print(f"{name:>12}: {len(row):>3} mutants; {events} events show {place(mutant)}")
        for line in violation.splitlines()[:1] + trace.splitlines():
            print(f"{'':>14}{line.strip().removeprefix('↳ ')}")
    return 0 if rows and all(rows.values()) else 1


def place(mutant):
    return f"{mutant.path}:{mutant.line}: {mutant.kind}: {mutant.change}"


def output(runner, number):
    """What the suite prints under a mutant, up to where it is given up."""
    try:
        found = subprocess.run(
            [runner.binary, "--testing-library", "swift-testing", "--filter", f"^{SUITE}/"],
            cwd=runner.copy.root, capture_output=True, text=True, errors="replace", timeout=180,
            env={**os.environ, "MUTANT": str(number), "AT_LENGTH": "1",
                 "SWIFT_BACKTRACE": "enable=no"})
        return found.stdout + found.stderr
    except subprocess.TimeoutExpired as error:
        return (error.stdout or b"").decode(errors="replace")
