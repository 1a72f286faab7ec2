"""Which invariant notices which mutants, and by how small a run."""
import os
import re
import subprocess
from concurrent.futures import ThreadPoolExecutor

# Mistakes that only runs can tell, all of which are made beside the usual ones: the origin of time
# for the moment at hand, and what comes after a loop done in it.
KINDS = ["moment", "looped"]

SUITE = "KeyboardAvoidanceSimulationTests.EachInvariantTests"
NOTICED = re.compile(r"noticed by (\w+): (\d+) events")


def run(runner, mutants):
    reached = set(runner.reach().get(SUITE, {"mutants": []})["mutants"])
    mutants = [m for m in mutants if m.module == "core" and m.number in reached]
    names = re.findall(r"holds: (\w+)", output(runner, 0))
    rows = {name: [] for name in names}
    with ThreadPoolExecutor(runner.options.jobs) as pool:
        for mutant, text in zip(mutants, pool.map(lambda m: output(runner, m.number), mutants)):
            for name, events in set(NOTICED.findall(text)):
                rows.setdefault(name, []).append((int(events), mutant))
    noticed = {m.number for row in rows.values() for _, m in row}
    print(f"{len(mutants)} mutants of the core, {len(noticed)} noticed by an invariant")
    for name, row in rows.items():
        if not row:
            print(f"{name:>12}: none")
            continue
        events, mutant = min(row, key=lambda pair: pair[0])
        print(f"{name:>12}: {len(row):>3} mutants; {events} events show "
              f"{mutant.path}:{mutant.line}: {mutant.kind}: {mutant.change}")
    return 0 if names and all(rows.values()) else 1


def output(runner, number):
    try:
        found = subprocess.run(
            [runner.binary, "--testing-library", "swift-testing", "--filter", f"^{SUITE}/"],
            cwd=runner.copy.root, capture_output=True, text=True, errors="replace", timeout=180,
            env={**os.environ, "MUTANT": str(number), "AT_LENGTH": "1",
                 "SWIFT_BACKTRACE": "enable=no"})
        return found.stdout + found.stderr
    except subprocess.TimeoutExpired as error:
        return (error.stdout or b"").decode(errors="replace")
