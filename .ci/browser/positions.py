"""What a page draws, compared with what the replay says, at every turn and expectation."""

import json
import math
import subprocess

from page import as_points

TOLERANCE = 0.5


def replayed(command, trace):
    """The replay's objects: one for each turn and each expectation."""
    run = subprocess.run([command, "replay", "--json", str(trace)], capture_output=True, text=True)
    assert run.returncode in (0, 1), run.stderr
    return [json.loads(line) for line in run.stdout.splitlines()]


class Layout:
    """Where the view is at rest, as the header and the layout events say."""

    def __init__(self, lines):
        header, self.events = lines[0], [line for line in lines[1:] if line.get("do") == "layout"]
        self.window = header.get("window", [0, 0, *header["screen"]])
        self.view = header.get("view", {}).get("frame", [0, 0, *self.window[2:]])

    def advance(self, time):
        while self.events and self.events[0]["at"] <= time:
            event = self.events.pop(0)
            self.window = event.get("window", self.window)
            self.view = event.get("view", {}).get("frame", self.view)

    @property
    def top(self):
        return self.window[1] + self.view[1]

    @property
    def bottom(self):
        return self.top + self.view[3]


def close(found, expected, what):
    assert abs(found - expected) <= TOLERANCE, f"{what}: drawn {found:.2f}, replayed {expected:.2f}"


def compare(drawn, said, layout, where):
    """Compares one moment's picture with the replay's numbers; how many numbers it compared."""
    compared = 2
    assert drawn["state"] == said["state"], f"{where}: lit {drawn['state']}, is {said['state']}"
    close(drawn["view"]["top"] - layout.top, said["translation"], f"{where} translation")
    scrolled = drawn["view"]["top"] - drawn["content"]
    close(scrolled, (said["offset"] or 0) + said["boundsOrigin"], f"{where} offset or bounds")
    if said["offset"] is not None:
        close(drawn["inset"], said["inset"], f"{where} inset")
        compared += 1
    for index, offset in enumerate(said.get("offsets") or []):
        if index < len(drawn["nested"]):
            # The page's groups go from the outermost to the innermost.
            close(-drawn["nested"][-1 - index], offset, f"{where} offset {index}")
            compared += 1
    if said["gap"] is not None:
        close(drawn["keyboard"]["top"] - drawn["input"]["bottom"], said["gap"], f"{where} gap")
        compared += 1
    visible = drawn["shown"] and drawn["style"] in ("docked", "dragged")
    if visible and drawn["view"]["left"] < drawn["keyboard"]["right"]:
        top = max(drawn["keyboard"]["top"], layout.top)
        overlap = max(0, min(drawn["keyboard"]["bottom"], layout.bottom) - top)
        if overlap >= 1:
            close(overlap, said["overlap"], f"{where} overlap")
            compared += 1
    elif drawn["style"] != "outdated":  # the overlap is then that of the screen before it turned
        assert said["overlap"] == 0, f"{where}: no keyboard drawn, overlap {said['overlap']}"
    return compared


def check_trace(page, command, trace, folder):
    """Steps through a trace's page and compares every turn and expectation; how many numbers."""
    html = folder / "trace.html"
    subprocess.run([command, "view", str(trace), "-o", str(html)], check=True)
    page.open(html)
    layout = Layout(as_points(trace))
    compared = 0
    for said in replayed(command, trace):
        kind = "turn" if said["kind"] == "turn" else "expectation"
        drawn = step_to(page, kind)
        layout.advance(said["at"])
        where = f"{trace.name} at {said['at']}, {kind}"
        compared += compare(drawn, said, layout, where)
        failed = bool(said.get("failed"))
        assert drawn["fails"] == failed, f"{where}: marked as failing: {drawn['fails']}"
    errors = page.errors()
    assert not errors, f"{trace.name}: {errors}"
    return compared


def check_pair(page, command, pair, folder):
    """Steps through two traces side by side: each panel draws what its own replay says."""
    html = folder / "pair.html"
    subprocess.run([command, "view", *map(str, pair), "-o", str(html)], check=True)
    page.open(html)
    waiting = [replayed(command, trace) for trace in pair]
    layouts = [Layout(as_points(trace)) for trace in pair]
    compared, at = 0, [0, 0]
    while any(waiting):
        before = page.read()[0]["step"]
        page.press("ArrowRight")
        page.wait("document.documentElement.dataset.resting === 'true'")
        panels = page.read()
        assert len(panels) == 2 and panels[0]["step"] == before + 1, f"no step from {before}"
        for place, drawn in enumerate(panels):
            if drawn["index"] == at[place] or drawn["kind"] == "timer":
                at[place] = drawn["index"]
                continue
            assert drawn["index"] == at[place] + 1, "a moment was left out"
            at[place] = drawn["index"]
            said = waiting[place].pop(0)
            layouts[place].advance(said["at"])
            where = f"{pair[place].name} at {said['at']}, beside {pair[1 - place].name}"
            compared += compare(drawn, said, layouts[place], where)
    errors = page.errors()
    assert not errors, errors
    return compared


def step_to(page, kind):
    """Steps on to the next moment of a kind; the clock's own are passed."""
    while True:
        before = page.read()[0]["step"]
        page.press("ArrowRight")
        page.wait("document.documentElement.dataset.resting === 'true'")
        drawn = page.read()[0]
        assert drawn["step"] == before + 1, f"no step from {before}"
        if drawn["kind"] == kind:
            return drawn
        assert drawn["kind"] == "timer", f"a {drawn['kind']} where a {kind} was to come"


def spring(seconds):
    """How far the keyboard is, of its way along raw curve 7: a critically damped spring."""
    time = math.sqrt(1000 / 3) * seconds
    return 1 - (1 + time) * math.exp(-time)
