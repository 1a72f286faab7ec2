// One trace: its screen, its machine, its numbers, what the moment holds, and the list of moments.

const numbers = [
  ["Gap", (moment) => points(moment.gap), "from the focused input to the keyboard"],
  ["Overlap", (moment) => points(moment.overlap), "of the docked keyboard with the view"],
  ["Lift", (moment) => points(liftOf(moment)), "how far the content was moved up"],
  ["Inset", (moment) => points(moment.adjustment[2]), "added at the content's bottom"],
  ["Offset", (moment) => moment.offsets.map(points).join(" · ") || "–", "of the scroll views"],
];

/** How far the adjustment moves the content up. */
function liftOf({ adjustment: [translation, boundsOrigin, , added] }) {
  return boundsOrigin - translation + added;
}

class Panel {
  constructor(trace, id, choose) {
    this.trace = trace;
    this.stage = new Stage(trace, id);
    this.machine = new Machine(id);
    this.list = new MomentList(trace, id, choose);
    this.cells = numbers.map(() => element("dd"));
    this.now = element("div", { class: "now", tabindex: "0", role: "group", "aria-label": "This moment" });
    const facts = element("dl", { class: "numbers" });
    numbers.forEach(([name, , meaning], index) => {
      facts.append(element("div", { title: `${name}: ${meaning}, in points` },
        element("dt", {}, name), this.cells[index]));
    });
    this.node = element("section", { class: "panel", "aria-label": trace.name || trace.label },
      element("div", { class: "parts" },
        element("div", { class: "picture" },
          element("h2", {}, trace.name || trace.label), this.stage.svg),
        element("div", { class: "reading" }, this.machine.svg, facts, this.now),
        this.list.node));
    this.index = -1;
  }

  /** Shows a moment, so many seconds after it. */
  draw(index, elapsed, overlay) {
    const moment = this.trace.moments[index];
    const time = moment.t + elapsed;
    const content = positionAt(moment.content, time);
    this.stage.draw(moment, content, positionAt(moment.slide, time), overlay);
    if (index === this.index) return;
    this.index = index;
    this.machine.light(moment);
    numbers.forEach(([, value], place) => say(this.cells[place], value(moment)));
    this.tell(moment);
    this.list.select(index);
    set(this.stage.svg, "aria-label", this.summary(moment));
  }

  summary(moment) {
    const [width, height] = this.trace.layouts[moment.layout].screen;
    const gap = moment.gap === null ? "" : `, gap ${points(moment.gap)} points`;
    return `Screen of ${width} by ${height} points, keyboard ${moment.state}${gap}`;
  }

  /** Writes out what happened at the moment, what it meant and what came of it. */
  tell(moment) {
    const line = moment.line ? ` · line ${moment.line}` : "";
    const title = moment.kind === "expectation"
      ? (moment.fails ? "Expectation fails" : "Expectation holds")
      : moment.kind === "start" ? "Before the first event"
        : moment.kind === "timer" ? "The settle timer fired" : "Turn";
    const heading = element("h3", {}, title, element("span", {}, `${seconds(moment.t)}${line}`));
    if (moment.fails) heading.dataset.fails = "true";
    const parts = [heading];
    if (moment.kind === "start") parts.push(fact("policy", this.trace.policy));
    for (const [name, detail] of moment.events || []) parts.push(fact(name, detail));
    for (const [trigger, from, to, reason] of moment.steps || []) {
      const meaning = reason ? data.words.ignored[reason] : data.words.triggers[trigger];
      parts.push(fact(trigger, meaning, from === to ? `stays ${to}` : `${from} → ${to}`, "trigger"));
    }
    for (const command of moment.commands || []) {
      parts.push(fact("command", command.replace(/-/g, "−"), "", "command"));
    }
    for (const expected of moment.expected || []) parts.push(expectation(expected));
    this.now.replaceChildren(...parts);
    this.now.scrollTop = 0;
  }
}

/** A line of what a moment holds. */
function fact(name, detail, result = "", kind = "event") {
  const node = element("p", { class: kind }, element("b", {}, name), element("span", {}, detail));
  if (result) node.append(element("i", {}, result));
  return node;
}

/** An expected value and, where it was not found, what was found. */
function expectation([key, expected, found]) {
  const fails = found !== undefined;
  const detail = fails ? `expected ${expected}, found ${found}` : `${expected}`;
  const node = fact(`${fails ? "✗" : "✓"} ${key}`, detail.replace(/-/g, "−"), "", "expectation");
  node.dataset.fails = fails;
  return node;
}
