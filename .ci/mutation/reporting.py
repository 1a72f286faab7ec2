"""The table of kills by module, and what survived."""
from pathlib import Path

EQUIVALENT = Path(__file__).with_name("equivalent.tsv")
FLOOR, MOST_EQUIVALENT = 0.95, 0.08


def equivalents():
    found = {}
    if EQUIVALENT.exists():
        for row in EQUIVALENT.read_text().splitlines():
            *key, reason = row.split("\t")
            found["\t".join(key)] = reason
    return found


def report(mutants, results, modules, few=False):
    known, listed = results.known, equivalents()
    failed = False
    header = ("module", "mutants", "killed", "equivalent", "survived", "unreached", "not run",
              "caught")
    print("".join(f"{name:>12}" for name in header))
    left = []
    for module in modules:
        own = [m for m in mutants if m.module == module]
        if not own:
            continue
        count = dict.fromkeys(header, 0)
        for mutant in own:
            outcome = known.get(mutant.key, ("not run", ""))[0]
            if outcome != "killed" and mutant.key in listed:
                outcome = "equivalent"
            count[outcome] += 1
            if outcome in ("survived", "unreached"):
                left.append((mutant, outcome))
        missed = count["survived"] + count["unreached"]
        caught = count["killed"] / max(1, count["killed"] + missed)
        failed |= caught < FLOOR and not few
        failed |= count["equivalent"] > MOST_EQUIVALENT * len(own) and not few
        cells = [module, len(own), *(count[name] for name in header[2:7]), f"{caught:.1%}"]
        print("".join(f"{cell:>12}" for cell in cells))
    for mutant, outcome in left:
        print(f"{outcome} Sources/{mutant.path}:{mutant.line}: {mutant.kind}: {mutant.change}")
    return 1 if failed else 0
