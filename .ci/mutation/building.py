"""The copy of the package that holds the mutants, and how it is built."""
import os
import re
import shutil
import signal
import subprocess
import sys
import time
from collections import namedtuple
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
WORK = ROOT / ".build" / "mutation"

# How many mutants a declaration has at the most, by module; the actor is a module of its own.
MODULES = {"core": 1, "actor": 3, "simulation": 1, "adapter": 1, "command": 2}

TARGETS = ["KeyboardAvoidance", "KeyboardAvoidanceSimulation", "KeyboardAvoidanceUIKit",
           "keyboard-avoidance"]

# The test targets that see a module; without a choice of modules all but the double's own.
SEEN_BY = {
    "core": ["KeyboardAvoidanceTests", "KeyboardAvoidanceSimulationTests"],
    "actor": ["KeyboardAvoidanceTests", "KeyboardAvoidanceSimulationTests"],
    "simulation": ["KeyboardAvoidanceSimulationTests"],
    "adapter": ["KeyboardAvoidanceUIKitTests"],
    "command": ["KeyboardAvoidanceCommandTests"],
}

# Leaves out of the copy's package what none of the wanted tests needs.
NEEDED = """
var needed: Set<String> = [WANTED]
while true {
  let names = package.targets.filter { needed.contains($0.name) }.flatMap(\\.dependencies)
    .compactMap { if case .byNameItem(let name, _) = $0 { name } else { nil } }
  if needed.isSuperset(of: names) { break }
  needed.formUnion(names)
}
package.targets.removeAll { !needed.contains($0.name) }
package.products.removeAll()
"""

Mutant = namedtuple("Mutant", "number line key path module kind change")

SWITCH_HEADER = """#pragma once
#include <stdbool.h>
extern int mutant_active;
extern unsigned char *mutant_reached;
static inline bool mutant(int number) {
  mutant_reached[number] = 1;
  return number == mutant_active;
}
"""

SWITCH = """#include "MutantSwitch.h"
#include <fcntl.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>
static unsigned char unseen[65536];
int mutant_active = 0;
unsigned char *mutant_reached = unseen;
__attribute__((constructor)) static void read_switch(void) {
  const char *number = getenv("MUTANT"), *path = getenv("MUTANTS_REACHED");
  if (number) mutant_active = atoi(number);
  if (!path) return;
  int file = open(path, O_RDWR | O_CREAT, 0644);
  if (file < 0 || ftruncate(file, sizeof unseen)) return;
  void *seen = mmap(0, sizeof unseen, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
  if (seen != MAP_FAILED) mutant_reached = seen;
  close(file);
}
"""


HUNK = re.compile(r"@@ -\S+ \+(\d+)(?:,(\d+))? @@")


def module(path):
    """The module that a path below Sources belongs to, or `None`; what only measures has its budget
    (`.ci/cost`) and promises nothing else."""
    if path.startswith("keyboard-avoidance/Bench/"):
        return None
    if path.startswith("KeyboardAvoidance/Actor/"):
        return "actor"
    names = ["core", "simulation", "adapter", "command"]
    return dict(zip(TARGETS, names)).get(path.split("/")[0])


def sources():
    found = [p for t in TARGETS for p in (ROOT / "Sources" / t).rglob("*.swift")]
    paths = sorted(str(p.relative_to(ROOT / "Sources")) for p in found)
    return [path for path in paths if module(path)]


class NotInTime(Exception):
    """The copy was not built before the time was up."""


def git(*arguments):
    run = subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True)
    return run.stdout.strip() if run.returncode == 0 else ""


def base_of_change():
    """Where the branch left the main one, else the commit before; `None` in a clone that has neither,
    such as a shallow one."""
    head = git("rev-parse", "HEAD")
    for main in ("main", "origin/main"):
        base = git("merge-base", "HEAD", main)
        if base and base != head:
            return base
    return git("rev-parse", "--verify", "--quiet", "HEAD~1^{commit}") or None


def changed_lines(base):
    """The changed lines of each source, as ranges, against a commit."""
    diff = subprocess.run(["git", "diff", "-U0", base, "--", "Sources"], cwd=ROOT, check=True,
                          capture_output=True, text=True).stdout
    ranges, path = {}, None
    for line in diff.splitlines():
        if line.startswith("+++ "):
            path = line[len("+++ b/Sources/"):] if line.startswith("+++ b/") else None
        elif path and path.endswith(".swift") and module(path) and (hunk := HUNK.match(line)):
            first, count = int(hunk[1]), int(hunk[2] or 1)
            if count:
                ranges.setdefault(path, []).append(f"{first}-{first + count - 1}")
    return ranges


def choose(options):
    """The mutator's arguments: each source with how many mutants it gets, and where."""
    changed = changed_lines(options.changed) if options.changed is not None else None
    kinds = "::" + ",".join(options.kinds) if options.kinds else ""
    chosen, any_mutants = [], False
    for path in sources():
        name = module(path)
        most = options.per or MODULES[name]
        wanted = (not options.module or name in options.module) and options.files in path
        lines = ""
        if changed is not None:
            most = 99
            wanted = wanted and path in changed
            lines = ":" + ",".join(changed.get(path, []))
        any_mutants |= wanted
        chosen.append(f"{path}:{most}{lines or kinds}" if wanted else f"{path}:0")
    return chosen if any_mutants else []


class Copy:
    root = WORK / "copy"
    originals = WORK / "originals"
    list = WORK / "mutants.tsv"
    skipped = WORK / "skipped.txt"
    reach = WORK / "reach.json"
    build_folder = WORK / "build"

    # When the time is up, on the clock of `time.monotonic`; `None` without a limit.
    deadline = None

    def tests(self):
        return next((self.build_folder / "debug").glob("*PackageTests.xctest"))

    def mutants(self):
        found = []
        for row in self.list.read_text().splitlines():
            number, line, key = row.split("\t", 2)
            path, _, kind, _, change = key.split("\t")
            found.append(Mutant(int(number), int(line), key, path, module(path), kind, change))
        return found

    def build(self, chosen, modules=None, limit=0):
        """Builds the copy with at the most `limit` mutants, if that is not zero; mutants that do not
        compile are left out, and it is built again."""
        WORK.mkdir(parents=True, exist_ok=True)
        self.reach.unlink(missing_ok=True)
        self.fill(modules)
        mutator, unwanted = self.mutator(), set()
        for _ in range(40):
            self.mutate(mutator, chosen, unwanted)
            if limit and not unwanted:
                keys = [mutant.key for mutant in self.mutants()]
                unwanted = set(keys) - set(keys[::max(1, -(-len(keys) // limit))])
                self.mutate(mutator, chosen, unwanted)
            if not self.mutants():
                return
            log = self.compile() or self.compile("--build-tests")
            if log is None:
                print(f"{len(self.mutants())} mutants compile", flush=True)
                return
            culprits = self.culprits(log)
            if not culprits:
                sys.exit("the copy does not compile:\n" + errors(log))
            with self.skipped.open("a") as file:
                file.writelines(key + "\n" for key in culprits)
            print(f"  {len(culprits)} mutants do not compile and are left out", flush=True)
        sys.exit("the copy does not compile after 40 attempts")

    def mutate(self, mutator, chosen, unwanted):
        """Writes the mutants into the copy, but for those that do not compile or are not wanted."""
        known = self.skipped.read_text() if self.skipped.exists() else ""
        left_out = WORK / "left-out.txt"
        left_out.write_text(known + "".join(key + "\n" for key in sorted(unwanted)))
        subprocess.run([mutator, self.originals, self.root / "Sources", self.list, left_out, *chosen],
                       check=True)

    def fill(self, modules):
        """Copies what Git knows of, as it is in the work tree, and adds the switch."""
        names = subprocess.run(
            ["git", "ls-files", "-co", "--exclude-standard"], cwd=ROOT, check=True,
            capture_output=True, text=True).stdout.splitlines()
        names = {n for n in names if not n.startswith(".") and (ROOT / n).is_file()}
        for path in [p for p in self.root.rglob("*") if p.is_file()]:
            name = str(path.relative_to(self.root))
            if name not in names and "MutantSwitch" not in name and not name.startswith("."):
                path.unlink()
        mutated = {"Sources/" + path for path in sources()}
        shutil.rmtree(self.originals, ignore_errors=True)
        shutil.copytree(ROOT / "Sources", self.originals)
        for name in names - mutated:
            self.write(name, (ROOT / name).read_bytes())
        self.write("Sources/MutantSwitch/include/MutantSwitch.h", SWITCH_HEADER.encode())
        self.write("Sources/MutantSwitch/MutantSwitch.c", SWITCH.encode())
        package = (ROOT / "Package.swift").read_text() + (
            'package.targets.append(.target(name: "MutantSwitch"))\n'
            f"for target in package.targets where {TARGETS}.contains(target.name) {{\n"
            '  target.dependencies.append("MutantSwitch")\n}\n').replace("'", '"')
        if modules:
            tests = sorted({f'"{test}"' for module in modules for test in SEEN_BY[module]})
            package += NEEDED.replace("WANTED", ", ".join(tests))
        self.write("Package.swift", package.encode())

    def write(self, name, content):
        path = self.root / name
        if path.is_file() and path.read_bytes() == content:
            return
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)

    def mutator(self):
        """Compiles the mutator against the parser that comes with the compiler."""
        compiler = Path(shutil.which("swiftc") or sys.exit("swiftc is not in PATH")).resolve()
        host = compiler.parents[1] / "lib" / "swift" / "host"
        if not (host / "SwiftSyntax.swiftmodule").exists():
            sys.exit(f"{host} holds no SwiftSyntax; the mutants need a toolchain that ships it")
        files = sorted(Path(__file__).parent.glob("*.swift"))
        built = WORK / "mutator"
        if not built.exists() or built.stat().st_mtime < max(f.stat().st_mtime for f in files):
            libraries = ["SwiftSyntax", "SwiftParser", "SwiftOperators", "SwiftBasicFormat",
                         "SwiftDiagnostics"]
            subprocess.run(
                ["swiftc", "-O", "-parse-as-library", "-swift-version", "6", "-I", host, "-L", host,
                 "-Xlinker", "-rpath", "-Xlinker", host, *files, *(f"-l{n}" for n in libraries),
                 "-o", built], check=True)
        return built

    def compile(self, *options):
        """`None`, or what the compiler said."""
        left = self.deadline and max(1, self.deadline - time.monotonic())
        process = subprocess.Popen(
            ["swift", "build", *options, "--auto-index-store",
             "--package-path", self.root, "--scratch-path", self.build_folder,
             "-Xswiftc", "-suppress-warnings", "-Xswiftc", "-O"],
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace",
            start_new_session=True)
        try:
            log, _ = process.communicate(timeout=left)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            process.communicate()
            raise NotInTime from None
        (WORK / "build.log").write_text(log)
        return None if process.returncode == 0 else log

    def culprits(self, log):
        """The mutants in which the compiler found errors."""
        keys = {mutant.number: mutant.key for mutant in self.mutants()}
        numbers = set()
        found = set(re.findall(r"^(/\S[^:\n]*\.swift):(\d+):(\d+): error: (.*)", log, re.M))
        for path, line, column, message in found:
            if Path(path).is_relative_to(self.root / "Sources"):
                text, ends = Path(path).read_bytes(), "return" in message
                offset = sum(len(r) + 1 for r in text.split(b"\n")[:int(line) - 1]) + int(column) - 1
                numbers |= mutants_at(text, offset, before=ends)
        return sorted(keys[number] for number in numbers)


def errors(log):
    rows = [row for row in log.splitlines() if "error:" in row]
    return "\n".join(rows[:20]) or log[-4000:]


def mutants_at(text, offset, before):
    """The mutant that holds a place in a file; else those of the site around it, or near it."""
    marks = list(re.finditer(rb"/\*(?:<([ms])(\d+)|([ms])(\d+)>)\*/", text))
    opened = []
    for mark in marks:
        if mark.start() > offset:
            break
        if mark[1]:
            opened.append((mark[1], int(mark[2])))
        else:
            opened.pop()
    if opened and opened[-1][0] == b"m":
        return {opened[-1][1]}
    if opened:
        return own_mutants(marks, opened[-1][1])
    sites = sorted((abs(m.start() - offset), m.start() < offset, int(m[2]))
                   for m in marks if m[1] == b"s")
    if before:
        sites = [site for site in sites if site[1]] or sites
    near = [number for distance, _, number in sites if distance < 400] or \
        [number for *_, number in sites[:1]]
    return set().union(*(own_mutants(marks, number) for number in near[:1 if before else 4]))


def own_mutants(marks, site):
    """The mutants of a site, without those of the sites within."""
    opened, numbers = [], set()
    for mark in marks:
        if mark[1]:
            if mark[1] == b"m" and opened and opened[-1] == (b"s", site):
                numbers.add(int(mark[2]))
            opened.append((mark[1], int(mark[2])))
        else:
            opened.pop()
    return numbers
