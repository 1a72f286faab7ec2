"""Runs the tests under each mutant, and keeps what was found."""
import json
import os
import re
import resource
import signal
import subprocess
import tempfile
import threading
import time
from pathlib import Path

from building import SEEN_BY, WORK

# The tests of the double see none of the sources; what prints diagrams is drawn from the core.
UNSEEING = ("UIKitDoubleTests.",)


class Results:
    """What is known of each mutant, by its key: `killed`, `survived`, `unreached`; and by what."""
    path = WORK / "results.tsv"

    def __init__(self):
        self.known = {}
        if self.path.exists():
            for row in self.path.read_text().splitlines():
                *key, outcome, by = row.split("\t")
                self.known["\t".join(key)] = (outcome, by)
        self.lock = threading.Lock()

    def add(self, key, outcome, by):
        with self.lock:
            self.known[key] = (outcome, by)
            with self.path.open("a") as file:
                file.write(f"{key}\t{outcome}\t{by}\n")


class Runner:
    def __init__(self, copy, results, options):
        self.copy, self.results, self.options = copy, results, options
        self.binary = copy.tests()
        self.cases = {}

    # Which suites reach which mutants

    def suites(self):
        listed = self.call(["--list-tests"]).stdout.splitlines()
        names = set()
        for name in listed:
            if "." in name and not name.startswith(UNSEEING):
                suite = name.split("/")[0]
                names.add(suite)
        return sorted(names)

    def call(self, arguments, **environment):
        return subprocess.run(
            [self.binary, "--testing-library", "swift-testing", *arguments],
            cwd=self.copy.root, capture_output=True, text=True, errors="replace", timeout=300,
            env={**os.environ, "SWIFT_BACKTRACE": "enable=no", **environment})

    def reach(self):
        """For each suite how long it takes, and the mutants that it reaches."""
        if self.copy.reach.exists():
            return json.loads(self.copy.reach.read_text())
        reach, failing = {}, []
        for suite in self.suites():
            if self.is_late():
                return reach
            if found := self.reached(suite):
                reach[suite] = found
            else:
                failing.append(suite)
        if failing and not self.options.ignore_failing:
            raise SystemExit(f"{len(failing)} suites fail without a mutant")
        self.copy.reach.write_text(json.dumps(reach))
        return reach

    def reached(self, suite, **environment):
        """How long a suite takes, and the mutants that it reaches; nothing if it fails by itself."""
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "reached"
            start = time.monotonic()
            try:
                run = self.call(
                    ["--filter", filter_of(suite)], MUTANTS_REACHED=str(file), **environment)
            except subprocess.TimeoutExpired:
                print(f"{suite} does not end without a mutant", flush=True)
                return None
            seconds = time.monotonic() - start
            if run.returncode != 0:
                print(f"{suite} fails without a mutant:\n{(run.stdout + run.stderr)[-2000:]}")
                return None
            numbers = [n for n, byte in enumerate(file.read_bytes()) if byte]
            return {"seconds": round(seconds, 2), "mutants": numbers}

    # Running

    def is_late(self):
        return self.copy.deadline is not None and time.monotonic() > self.copy.deadline

    def run(self, mutants):
        reach = self.reach()
        suites = {m.number: [] for m in mutants}
        seers = {m.number: SEEN_BY[m.module] for m in mutants}
        for suite, row in sorted(reach.items(), key=lambda pair: pair[1]["seconds"]):
            for number in row["mutants"]:
                if suite.split(".")[0] in seers.get(number, ()):
                    suites[number].append((suite, row["seconds"]))
        pending = [m for m in mutants if self.is_pending(m)]
        print(f"{len(mutants)} mutants, {len(pending)} to run", flush=True)
        lock, done = threading.Lock(), [0]
        queue = iter(pending)

        def worker():
            while True:
                late = self.is_late()
                with lock:
                    mutant = next(queue, None)
                if mutant is None or late:
                    return
                outcome, by = self.judge(mutant, suites[mutant.number])
                self.results.add(mutant.key, outcome, by)
                with lock:
                    done[0] += 1
                    if done[0] % 50 == 0:
                        print(f"  {done[0]}/{len(pending)}", flush=True)

        threads = [threading.Thread(target=worker) for _ in range(self.options.jobs)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()

    def is_pending(self, mutant):
        outcome = self.results.known.get(mutant.key, (None,))[0]
        if outcome is None or self.options.again == "all":
            return True
        return self.options.again == "survivors" and outcome != "killed"

    def judge(self, mutant, suites):
        """The quick suites first; whichever fails first, or does not end, is the one that noticed."""
        if not suites:
            return "unreached", ""
        quick = [pair for pair in suites if pair[1] < 1]
        slow = [pair for pair in suites if pair[1] >= 1]
        for group in [quick, slow]:
            if group and (by := self.failure(mutant, group)):
                return "killed", by
        return "survived", ""

    def failure(self, mutant, group):
        filters = [a for suite, _ in group for a in ("--filter", filter_of(suite))]
        limit = 30 + 10 * sum(seconds for _, seconds in group)
        process = subprocess.Popen(
            [self.binary, "--testing-library", "swift-testing", *filters],
            cwd=self.copy.root, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
            stdin=subprocess.DEVNULL, start_new_session=True,
            preexec_fn=limit_memory,
            env={**os.environ, "MUTANT": str(mutant.number), "SWIFT_BACKTRACE": "enable=no"})
        late = threading.Event()

        def stop():
            late.set()
            kill(process)

        timer = threading.Timer(limit, stop)
        timer.start()
        by = None
        for line in process.stdout:
            text = line.decode(errors="replace")
            if match := re.search(r'Test (?:case passing .* to )?(.*?) recorded an issue', text):
                by = match[1].strip().replace("\t", " ")
                kill(process)
                break
        process.stdout.read()
        process.stdout.close()
        status = process.wait()
        timer.cancel()
        if by:
            return by
        if late.is_set():
            return f"no end after {limit:.0f} s"
        return f"exit status {status}" if status else None


def kill(process):
    try:
        os.killpg(process.pid, signal.SIGKILL)
    except ProcessLookupError:
        pass


def limit_memory():
    resource.setrlimit(resource.RLIMIT_AS, (8 << 30, 8 << 30))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def filter_of(suite):
    name = re.escape(suite)
    return f"^{name}$" if suite.endswith(")") else f"^{name}/"
