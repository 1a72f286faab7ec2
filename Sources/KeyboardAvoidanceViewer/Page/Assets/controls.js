// The page's heading and its transport: which traces, play, step, speed, and the scrubber.

const speeds = [0.1, 0.25, 0.5, 1, 2];

const icons = {
  play: "M7 4.5v15l12-7.5z",
  pause: "M7 5h3.6v14H7zM13.4 5H17v14h-3.6z",
  back: "M16.5 5v14L7 12zM6 5h2v14H6z",
  forward: "M7.5 5v14l9.5-7zM16 5h2v14h-2z",
};

function iconButton(name, label, key, action) {
  const svg = shape("svg", { viewBox: "0 0 24 24", "aria-hidden": "true" });
  const path = shape("path", { d: icons[name] }, svg);
  const button = element("button", {
    type: "button", class: `icon ${name}`, "aria-label": label,
    "aria-keyshortcuts": key, title: `${label} (${key})`,
  }, svg);
  button.addEventListener("click", action);
  return { button, path };
}

class Controls {
  constructor(player) {
    this.player = player;
    this.title = element("h1");
    this.subtitle = element("p", { class: "policy" });
    this.verdict = element("button", { type: "button", class: "verdict" });
    this.verdict.addEventListener("click", () => this.nextFailure());
    this.header = element("header", {},
      element("div", { class: "titles" }, this.title, this.subtitle), this.choices(), this.verdict);
    this.live = element("p", { class: "unseen", "aria-live": "polite" });
    this.transport = element("footer", {}, this.buttons(), this.scrubbing(), this.options(), this.live);
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => this.drawTicks());
    new ResizeObserver(() => this.drawTicks()).observe(this.ticks);
  }

  choices() {
    const node = element("div", { class: "choices" });
    if (traces.length < 2) return node;
    const choose = () => {
      const [first, second] = [Number(this.first.value), this.second.value];
      this.player.open(second === "" ? [first] : [first, Number(second)]);
    };
    const options = () => traces.map((trace, index) => {
      return element("option", { value: index }, trace.name || trace.label);
    });
    this.first = element("select", { "aria-label": "Trace" }, ...options());
    this.second = element("select", { "aria-label": "Compare with" },
      element("option", { value: "" }, "Compare with…"), ...options());
    for (const select of [this.first, this.second]) select.addEventListener("change", choose);
    node.append(this.first, this.second);
    return node;
  }

  buttons() {
    const { player } = this;
    this.play = iconButton("play", "Play", "Space", () => player.toggle());
    const back = iconButton("back", "Step back", "ArrowLeft", () => player.go(player.step - 1));
    const forward = iconButton("forward", "Step forward", "ArrowRight", () => player.go(player.step + 1));
    this.back = back.button;
    this.forward = forward.button;
    return element("div", { class: "buttons" }, back.button, this.play.button, forward.button);
  }

  scrubbing() {
    this.scrubber = element("input", {
      type: "range", class: "scrubber", min: "0", step: "any", value: "0", "aria-label": "Time",
    });
    let wanted;
    this.scrubber.addEventListener("input", () => {
      this.player.stop();
      if (wanted === undefined) {
        requestAnimationFrame(() => {
          this.player.seek(wanted);
          wanted = undefined;
        });
      }
      wanted = Number(this.scrubber.value);
    });
    this.scrubber.addEventListener("change", () => this.announce());
    this.ticks = element("canvas", { "aria-hidden": "true" });
    return element("div", { class: "scrubbing" }, this.ticks, this.scrubber);
  }

  options() {
    this.time = element("output", { class: "clock" });
    this.speed = element("select", { "aria-label": "Speed" },
      ...speeds.map((speed) => element("option", { value: speed }, `${speed}×`)));
    this.speed.value = "1";
    this.speed.addEventListener("change", () => { this.player.speed = Number(this.speed.value); });
    this.before = element("button", { type: "button", class: "toggle", "aria-pressed": "false",
      title: "Outline where things were before the keyboard came up" }, "Before");
    this.before.addEventListener("click", () => {
      this.player.overlay = !this.player.overlay;
      set(this.before, "aria-pressed", this.player.overlay);
      this.player.draw();
    });
    return element("div", { class: "options" }, this.time, this.speed, this.before);
  }

  /** Other traces are shown. */
  opened() {
    const shown = this.player.shown.map((index) => traces[index]);
    if (this.first) {
      this.first.value = this.player.shown[0];
      this.second.value = this.player.shown[1] ?? "";
    }
    say(this.title, shown.map((trace) => trace.name || trace.label).join("  /  "));
    const same = shown.map((trace) => [trace.name ? trace.label : "", trace.policy]);
    say(this.subtitle, same.map((parts) => parts.filter(Boolean).join(" · ")).join("  /  "));
    const count = shown.reduce((sum, trace) => sum + trace.expectations, 0);
    const failed = shown.reduce((sum, trace) => sum + trace.failures.length, 0);
    set(this.verdict, "data-fails", failed > 0);
    this.verdict.disabled = failed === 0;
    this.verdict.hidden = count === 0;
    this.verdict.replaceChildren(failed ? `✗ ${failed} of ${count}` : `✓ ${count} of ${count}`,
      element("span", {}, failed ? " expectations fail" : " expectations hold"));
    this.verdict.title = failed ? "Go to the next expectation that fails" : "";
    this.scrubber.max = this.player.timeline.length;
    const { shortened } = this.player.timeline;
    this.scrubber.title = shortened ? "Long idle times are shortened" : "";
    this.drawTicks();
  }

  /** The player stands elsewhere. */
  moved() {
    const { player } = this;
    const { stops } = player.timeline;
    const stop = stops[player.step];
    const at = player.at;
    if (Number(this.scrubber.value) !== at) this.scrubber.value = at;
    this.scrubber.style.setProperty("--done", `${round((at / player.timeline.length) * 100)}%`);
    say(this.time, seconds(stop.time + (at - stop.at)));
    set(this.scrubber, "aria-valuetext", `${seconds(stop.time)}, moment ${player.step + 1} of ${stops.length}`);
    this.back.disabled = player.step === 0;
    this.forward.disabled = player.step === stops.length - 1;
  }

  playing(runs) {
    set(this.play.path, "d", runs ? icons.pause : icons.play);
    set(this.play.button, "aria-label", runs ? "Pause" : "Play");
    set(this.play.button, "title", runs ? "Pause (Space)" : "Play (Space)");
  }

  /** Tells a screen reader where the player stands. */
  announce() {
    const { player } = this;
    const stop = player.timeline.stops[player.step];
    say(this.live, player.panels.map((panel, place) => {
      const moment = panel.trace.moments[stop.indices[place]];
      return `${seconds(moment.t)}: ${titleOf(moment)}. ${panel.summary(moment)}`;
    }).join(". "));
  }

  nextFailure() {
    const { player } = this;
    const { stops } = player.timeline;
    const steps = [...this.failingStops()].map((stop) => stops.indexOf(stop));
    player.go(steps.find((step) => step > player.step) ?? steps[0]);
  }

  /** The stops at which an expectation fails, in order. */
  failingStops() {
    const { shown, timeline: { stops } } = this.player;
    const failed = shown.map((trace) => new Set(traces[trace].failures));
    return new Set(stops.filter((stop, index) => failed.some((moments, place) => {
      const moment = stop.indices[place];
      return moments.has(moment) && (index === 0 || stops[index - 1].indices[place] !== moment);
    })));
  }

  /** Draws a tick for each moment, once for each size of the page and each scheme. */
  drawTicks() {
    const { timeline } = this.player;
    const width = this.ticks.clientWidth;
    const height = this.ticks.clientHeight;
    if (!timeline || !width) return;
    const scale = window.devicePixelRatio || 1;
    this.ticks.width = width * scale;
    this.ticks.height = height * scale;
    const context = this.ticks.getContext("2d");
    context.scale(scale, scale);
    const style = getComputedStyle(document.documentElement);
    const failing = this.failingStops();
    for (const stop of timeline.stops) {
      const fails = failing.has(stop);
      context.fillStyle = style.getPropertyValue(fails ? "--bad" : "--tick");
      const x = 9 + (stop.at / timeline.length) * (width - 18);
      context.fillRect(x - 0.75, fails ? 0 : 3, 1.5, height - (fails ? 0 : 3));
    }
  }
}
