"""Reads the diagrams back and compares them with the matrix, cell by cell.

A cell is a state and a trigger; what is compared is the state that follows, and which cells the
clock causes. The readers: Graphviz and pydot (dot), an interpreter that runs the document (SCXML),
PlantUML's own drawing, and Mermaid's own drawing.
"""

import html
import json
import re
import subprocess
import sys
import xml.etree.ElementTree as ElementTree

import mermaidx
import pydot
from statemachine.io.scxml.processor import SCXMLProcessor

FRAME = "keyboardUp"
COMMAND = sys.argv[1]


def printed(*arguments):
    return subprocess.run(
        [COMMAND, "diagram", *arguments], check=True, capture_output=True, text=True).stdout


def words(text):
    return re.findall(r"[A-Za-z]+", text)


class Matrix:
    """The cells as the Markdown table has them."""

    def __init__(self, text):
        rows = [line.strip("| ").split(" | ") for line in text.splitlines() if line.startswith("|")]
        self.states = [words(cell)[-1] for cell in rows[0][1:]]
        self.cells = {}
        for row in rows[2:]:
            trigger = row[0].strip("`")
            for state, cell in zip(self.states, row[1:]):
                moved = re.match(r"\*\*(\w+)\*\*", cell)
                self.cells[state, trigger] = moved.group(1) if moved else state
        self.triggers = list(dict.fromkeys(trigger for _, trigger in self.cells))


MATRIX = Matrix(printed("--format", "matrix"))


class Chart:
    """The cells as a drawing has them, its frame taken apart again."""

    def __init__(self, name, members):
        self.name = name
        self.members = members
        self.cells = {}
        self.problems = []
        self.dashed = set()

    def add(self, source, trigger, target=None, dashed=False):
        if trigger not in MATRIX.triggers:
            return self.problems.append(f"'{trigger}' is no trigger")
        for state in self.members.get(source, [source]):
            if (state, trigger) in self.cells:
                self.problems.append(f"{state} x {trigger} is drawn twice")
            self.cells[state, trigger] = target or state
            if dashed:
                self.dashed.add((state, trigger))

    def keep_in_every_state(self, text):
        for sentence in text:
            listed = re.match(r"On (.*) every state stays", sentence.strip())
            for trigger in words(listed.group(1)) if listed else []:
                self.add("every", trigger)

    def finish(self, marks_timers=True):
        for cell, target in MATRIX.cells.items():
            found = self.cells.get(cell)
            if found != target:
                self.problems.append(f"{cell[0]} x {cell[1]}: {found}, not {target}")
        clock = {cell for cell, target in self.cells.items() if cell[1] == "settled"}
        moving = {cell for cell in clock if cell in self.dashed}
        if marks_timers and (self.dashed - clock or not moving):
            self.problems.append(f"marked as the clock's: {sorted(self.dashed)}")
        for problem in self.problems:
            print(f"{self.name}: {problem}")
        print(f"{self.name}: {len(self.cells)} of {len(MATRIX.cells)} cells read back")
        return not self.problems


def members(inside):
    return {"every": MATRIX.states, FRAME: inside}


def rows_of_label(label):
    return [html.unescape(row) for row in re.findall(r"<FONT[^>]*>([^<]*)</FONT>", label)]


def graphviz():
    """What Graphviz itself parsed and laid out."""
    text = printed("--format", "dot")
    drawn = json.loads(subprocess.run(
        ["dot", "-Tjson"], input=text, check=True, capture_output=True, text=True).stdout)
    nodes = {thing["_gvid"]: thing for thing in drawn["objects"]}
    name = {number: thing["name"] for number, thing in nodes.items()}
    cluster = next(thing for thing in drawn["objects"] if thing["name"] == f"cluster_{FRAME}")
    inside = [name[number] for number in cluster["nodes"] if name[number] != FRAME]
    chart = Chart("dot, by Graphviz", members(inside))
    for node in nodes.values():
        if node["name"] in MATRIX.states:
            for row in rows_of_label(node["label"]):
                chart.add(node["name"], row)
        elif "label" in node:
            chart.keep_in_every_state([node["label"]])
    for edge in drawn["edges"]:
        for trigger in words(edge.get("label", "").replace("\\n", " ")):
            chart.add(
                name[edge["tail"]], trigger, name[edge["head"]], edge.get("style") == "dashed")
    return chart.finish()


def pydot_reads():
    """What another parser of the language finds; it must find the same arrows."""
    (graph,) = pydot.graph_from_dot_data(printed("--format", "dot"))
    clusters = graph.get_subgraphs()
    inside = [node.get_name() for node in clusters[0].get_nodes()]
    inside = [node for node in inside if node in MATRIX.states]
    chart = Chart("dot, by pydot", members(inside))
    for node in graph.get_nodes() + clusters[0].get_nodes():
        label = node.get("label") or ""
        if node.get_name() in MATRIX.states:
            for row in rows_of_label(label):
                chart.add(node.get_name(), row)
        else:
            chart.keep_in_every_state([label.strip('"')])
    for edge in graph.get_edges():
        for trigger in words((edge.get("label") or "").replace("\\n", " ")):
            chart.add(
                edge.get_source(), trigger, edge.get_destination(), edge.get("style") == "dashed")
    return chart.finish()


class Interpreter:
    """The document, run."""

    def __init__(self, text):
        processor = SCXMLProcessor()
        processor.parse_scxml("keyboard", text)
        self.machine = processor.start()

    @property
    def state(self):
        return next(s.id for s in self.machine.configuration if s.id in MATRIX.states)

    def take(self, triggers):
        for trigger in triggers:
            self.machine.send(trigger)
        return self


def scxml():
    """Every cell, taken by an interpreter; then the timers, which run in it."""
    text = printed("--format", "scxml")
    # The interpreter waits for delayed events, so the cells are tried without the timers.
    still = re.sub(r"<send [^>]*/>", "", text)
    ways, waiting = {"hidden": []}, ["hidden"]
    chart = Chart("scxml, by an interpreter", members([]))
    while waiting:
        state = waiting.pop(0)
        for trigger in MATRIX.triggers:
            after = Interpreter(still).take(ways[state] + [trigger]).state
            chart.add(state, trigger, after)
            if after not in ways:
                ways[after] = ways[state] + [trigger]
                waiting.append(after)
    for triggers, expected in [(["dock"], "shown"), (["dock", "didDock", "leave"], "hidden")]:
        found = Interpreter(text).take(triggers).state
        if found != expected:
            chart.problems.append(f"after {triggers} the clock leads to {found}, not {expected}")
    return chart.finish(marks_timers=False)


def plantuml():
    """The arrows that PlantUML drew, with the texts that it put beside them."""
    text = printed("--format", "plantuml")
    svg = subprocess.run(
        ["plantuml", "-tsvg", "-pipe"], input=text, check=True, capture_output=True,
        text=True).stdout
    inside = re.findall(r"^  state (\w+)", text, re.MULTILINE)
    chart = Chart("plantuml, by PlantUML", members(inside))
    source = target = owner = None
    dashed = False
    for element in ElementTree.fromstring(svg).iter():
        tag = element.tag.split("}")[-1]
        arrow = re.match(r"(\w+)->(\w+?)(-\d+)?$", element.get("id") or "")
        if tag == "path" and arrow:
            source, target = arrow.group(1), arrow.group(2)
            dashed = "dasharray" in (element.get("style") or "")
        elif tag == "text":
            line = (element.text or "").strip()
            if line.startswith("On "):
                chart.keep_in_every_state([line])
            elif source:
                chart.add(source, line, target, dashed)
            elif line in MATRIX.states:
                owner = line
            elif owner and line in MATRIX.triggers:
                chart.add(owner, line)
    return chart.finish()


def placed(element, x=0.0, y=0.0):
    """Every element with where its coordinates begin on the page."""
    for move in re.findall(r"translate\(([^)]*)\)", element.get("transform") or ""):
        dx, dy = (float(number) for number in re.split(r"[, ]+", move.strip()))
        x, y = x + dx, y + dy
    yield element, x, y
    for child in element:
        yield from placed(child, x, y)


def text_of(element):
    return " ".join(element.itertext())


def mermaid():
    """The arrows that Mermaid drew: what they touch, and the text of each."""
    source = printed("--format", "mermaid")
    root = ElementTree.fromstring(mermaidx.Diagram(source).svg())
    boxes, labels, lines = {}, {}, []
    inside = re.findall(r"^    (\w+): \1$", source, re.MULTILINE)
    chart = Chart("mermaid, by Mermaid", members(inside))
    for element, x, y in placed(root):
        name = re.match(r".*state-(\w+)-\d+$", element.get("id") or "")
        kind = element.get("class") or ""
        if name and name.group(1) in MATRIX.states + [FRAME] and "node" in kind:
            boxes[name.group(1)] = (element, x, y)
        elif kind == "label" and (element.get("data-id") or "").startswith("edge"):
            labels[element.get("data-id")] = text_of(element)
        elif "transition" in kind and (element.get("data-id") or "").startswith("edge"):
            numbers = [float(n) for n in re.findall(r"-?\d+\.?\d*", element.get("d"))]
            ends = (numbers[0] + x, numbers[1] + y), (numbers[-2] + x, numbers[-1] + y)
            lines.append((element.get("data-id"), ends))

    def touched(point):
        """The box whose middle is nearest in units of its own size."""
        def distance(name):
            element, x, y = boxes[name]
            shapes = [s for s in element.iter() if s.get("width") and s.get("height")]
            width = max(float(s.get("width")) for s in shapes)
            height = max(float(s.get("height")) for s in shapes)
            return max(abs(point[0] - x) / width, abs(point[1] - y) / height)
        return min(boxes, key=distance)

    for name, (element, _, _) in boxes.items():
        for line in words(text_of(element))[1:] if name != FRAME else []:
            chart.add(name, line)
    for identifier, (start, end) in lines:
        text = labels.get(identifier, "")
        for trigger in words(text):
            chart.add(touched(start), trigger, touched(end), "⏱" in text)
    notes = [line for line in source.splitlines() if line.strip().startswith("On ")]
    shown = " ".join(root.itertext())
    chart.keep_in_every_state(note for note in notes if words(note)[1] in shown)
    return chart.finish()


READERS = [graphviz, pydot_reads, scxml, plantuml, mermaid]
sys.exit(0 if all([reader() for reader in READERS]) else 1)
