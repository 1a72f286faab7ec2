// The state machine as a ring: every edge of the transition function, those just taken lit.

const ringWidth = 340;
const ringHeight = 214;
const pill = { width: 104, height: 28 };

/** Where the states stand: clockwise from the left, in the machine's order. */
const stateCentres = data.states.map((_, index) => {
  const angle = Math.PI + (index * 2 * Math.PI) / data.states.length;
  return [
    ringWidth / 2 + Math.cos(angle) * (ringWidth / 2 - pill.width / 2 - 4),
    ringHeight / 2 + Math.sin(angle) * (ringHeight / 2 - pill.height / 2 - 16),
  ];
});

/** Where a ray from a pill's centre leaves its border. */
function borderOf([x, y], [towardsX, towardsY], room = 3) {
  const [dx, dy] = [towardsX - x, towardsY - y];
  const scale = Math.min(
    (pill.width / 2 + room) / Math.abs(dx || 1e-9),
    (pill.height / 2 + room) / Math.abs(dy || 1e-9));
  return [x + dx * scale, y + dy * scale];
}

/** An edge's path: bent to one side, so that there and back do not meet; a loop outside its state. */
function edgePath(from, to, isTimer) {
  const [start, end] = [stateCentres[from], stateCentres[to]];
  if (from === to) return loopPath(start, isTimer);
  const [dx, dy] = [end[0] - start[0], end[1] - start[1]];
  const length = Math.hypot(dx, dy);
  const bend = isTimer ? 30 : 13;
  const middle = [
    (start[0] + end[0]) / 2 - (dy / length) * bend,
    (start[1] + end[1]) / 2 + (dx / length) * bend,
  ];
  const [a, b] = [borderOf(start, middle), borderOf(end, middle, 5)];
  return `M${a.map(round)}Q${middle.map(round)} ${b.map(round)}`;
}

function loopPath([x, y], isTimer) {
  const side = isTimer ? 1 : -1;
  const outward = y < ringHeight / 2 - 1 || (y < ringHeight / 2 + 1 && !isTimer) ? -1 : 1;
  const edge = y + outward * (pill.height / 2 + 2);
  const [near, far] = [x + side * 14, x + side * 36];
  const top = edge + outward * 13;
  return `M${round(near)} ${round(edge)}C${round(near)} ${round(top)} ${round(far)} ${round(top)} ${round(far)} ${round(edge)}`;
}

class Machine {
  constructor(id) {
    this.svg = shape("svg", {
      class: "machine", role: "img", viewBox: `0 0 ${ringWidth} ${ringHeight}`,
    });
    const defs = shape("defs", {}, this.svg);
    for (const name of ["plain", "lit"]) {
      const marker = shape("marker", {
        id: `${name}${id}`, viewBox: "0 0 8 8", refX: 6, refY: 4, markerWidth: 7, markerHeight: 7,
        orient: "auto", markerUnits: "userSpaceOnUse",
      }, defs);
      shape("path", { d: "M0 0.5L7 4L0 7.5z", class: `arrow ${name}` }, marker);
    }
    this.id = id;
    this.edges = new Map();
    for (const edge of data.edges) this.addEdge(...edge);
    this.states = new Map();
    data.states.forEach((name, index) => this.addState(name, stateCentres[index]));
    shape("text", { x: ringWidth - 2, y: ringHeight - 4, class: "legend" }, this.svg)
      .textContent = "dashed: the timer";
    this.lit = [];
  }

  addEdge(from, to, isTimer, triggers) {
    const path = shape("path", {
      class: isTimer ? "transition timer" : "transition",
      d: edgePath(data.states.indexOf(from), data.states.indexOf(to), isTimer),
      "marker-end": `url(#plain${this.id})`,
      "data-edge": `${from} ${to}`,
    }, this.svg);
    for (const trigger of triggers) this.edges.set(`${from} ${trigger}`, path);
  }

  addState(name, [x, y]) {
    const group = shape("g", { class: "state", "data-state": name }, this.svg);
    placeRect(shape("rect", { rx: pill.height / 2 }, group),
      [x - pill.width / 2, y - pill.height / 2, pill.width, pill.height]);
    shape("text", { x: round(x), y: round(y) }, group).textContent = name;
    shape("title", {}, group).textContent = data.words.states[name];
    this.states.set(name, group);
  }

  /** Lights the state that holds after a moment and the edges that led to it. */
  light(moment) {
    if (this.moment === moment) return;
    this.moment = moment;
    if (this.current !== moment.state) {
      this.states.get(this.current)?.removeAttribute("data-current");
      set(this.states.get(moment.state), "data-current", "true");
      this.current = moment.state;
    }
    for (const edge of this.lit) this.dim(edge);
    this.lit = (moment.steps || []).flatMap(([trigger, from]) => {
      return this.edges.get(`${from} ${trigger}`) || [];
    });
    for (const edge of this.lit) {
      set(edge, "data-lit", "true");
      set(edge, "marker-end", `url(#lit${this.id})`);
    }
    set(this.svg, "aria-label", `State machine: ${moment.state}, ${data.words.states[moment.state]}`);
  }

  dim(edge) {
    edge.removeAttribute("data-lit");
    set(edge, "marker-end", `url(#plain${this.id})`);
  }
}
