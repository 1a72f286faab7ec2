// The list of moments: only the rows that can be seen are in the page, however long the trace is.

const rowHeight = 46;

/** A moment in a few words: what happened, and what it meant. */
function titleOf(moment) {
  switch (moment.kind) {
    case "start": return "start";
    case "timer": return "timer fired";
    case "expectation": return "expected";
    default: return moment.events.map(([name]) => name).join(", ");
  }
}

function subtitleOf(moment) {
  if (moment.kind === "start") return `${moment.state}: ${data.words.states[moment.state]}`;
  if (moment.kind === "expectation") {
    return moment.expected.map(([key, value]) => `${key} ${value}`).join(", ").replace(/-/g, "−");
  }
  const triggers = (moment.steps || []).map(([trigger]) => trigger).join(", ");
  const commands = (moment.commands || []).join("; ").replace(/-/g, "−");
  return `${triggers} → ${moment.state}${commands ? ` · ${commands}` : ""}`;
}

class MomentList {
  constructor(trace, id, choose) {
    this.trace = trace;
    this.rows = [];
    this.first = -1;
    this.current = -1;
    this.space = element("div", { class: "rows", role: "presentation" });
    this.space.style.height = `${trace.length * rowHeight}px`;
    this.node = element("div", {
      class: "moments", role: "listbox", tabindex: "0", "aria-label": "Moments of the trace",
    }, this.space);
    this.id = id;
    this.node.addEventListener("scroll", () => this.fill());
    this.node.addEventListener("click", (event) => {
      const row = event.target.closest("[data-index]");
      if (row) choose(Number(row.dataset.index));
    });
    new ResizeObserver(() => {
      this.height = this.node.clientHeight;
      this.reveal();
    }).observe(this.node);
    this.height = 0;
  }

  /** Puts the rows that can be seen in place; rows are used again. */
  fill() {
    const count = Math.min(this.trace.length, Math.ceil(this.height / rowHeight) + 2);
    while (this.rows.length < count) this.rows.push(this.row());
    while (this.rows.length > count) this.rows.pop().node.remove();
    const last = Math.max(0, this.trace.length - count);
    const first = Math.min(last, Math.floor(this.node.scrollTop / rowHeight));
    for (let index = first; index < first + count; index += 1) {
      this.write(this.rows[index % count], index);
    }
  }

  row() {
    const parts = {
      time: element("span", { class: "time" }),
      title: element("span", { class: "title" }),
      subtitle: element("span", { class: "subtitle" }),
      mark: element("span", { class: "mark" }),
    };
    const node = element("div", { class: "row", role: "option" },
      parts.time, parts.title, parts.subtitle, parts.mark);
    this.space.append(node);
    return { node, index: -1, ...parts };
  }

  write(row, index) {
    if (row.index !== index) {
      row.index = index;
      const moment = this.trace.moments[index];
      row.node.style.transform = `translateY(${index * rowHeight}px)`;
      row.node.id = `${this.id}-${index}`;
      row.node.dataset.index = index;
      row.node.dataset.kind = moment.kind;
      set(row.node, "aria-setsize", this.trace.length);
      set(row.node, "aria-posinset", index + 1);
      say(row.time, moment.kind === "start" ? "" : moment.t.toFixed(2));
      say(row.title, titleOf(moment));
      say(row.subtitle, subtitleOf(moment));
      const checked = moment.kind === "expectation";
      say(row.mark, !checked ? "" : moment.fails ? "✗" : "✓");
      set(row.node, "data-fails", Boolean(moment.fails));
    }
    set(row.node, "aria-selected", index === this.current);
  }

  /** Scrolls as little as shows the current moment. */
  reveal() {
    const top = Math.max(0, this.current * rowHeight);
    const { scrollTop } = this.node;
    if (top < scrollTop) this.node.scrollTop = top;
    else if (this.height && top + rowHeight > scrollTop + this.height) {
      this.node.scrollTop = top + rowHeight - this.height;
    }
    this.fill();
  }

  /** Marks the current moment and brings it into sight. */
  select(index) {
    if (index === this.current) return;
    this.current = index;
    this.reveal();
    set(this.node, "aria-activedescendant", `${this.id}-${index}`);
  }
}
