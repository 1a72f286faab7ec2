// The page: which traces are shown, where the player stands, and what moves it.

const still = window.matchMedia("(prefers-reduced-motion: reduce)");
const traces = data.traces.map(prepare);

class Player {
  constructor() {
    this.shown = [0];
    this.speed = 1;
    this.overlay = false;
    this.controls = new Controls(this);
    this.main = element("main");
    document.body.append(this.controls.header, this.main, this.controls.transport);
    this.open(traces.length === 2 ? [0, 1] : [0]);
    document.addEventListener("keydown", (event) => this.press(event));
  }

  /** Shows one trace, or two side by side, from the start. */
  open(shown) {
    this.stop();
    this.shown = shown;
    this.timeline = makeTimeline(shown.map((index) => traces[index]));
    this.panels = shown.map((index, place) => {
      return new Panel(traces[index], `p${place}`, (moment) => this.choose(place, moment));
    });
    this.main.replaceChildren(...this.panels.map((panel) => panel.node));
    this.main.dataset.count = shown.length;
    this.step = 0;
    this.stepped = true;
    this.elapsed = Infinity;
    this.controls.opened();
    this.draw();
  }

  /** Where the player stands on the scrubber, in seconds; at a stop itself, where it was stepped to. */
  get at() {
    const { stops, length } = this.timeline;
    if (this.stepped) return stops[this.step].at;
    const next = this.step + 1 < stops.length ? stops[this.step + 1].at : length;
    return Math.min(stops[this.step].at + this.elapsed, next);
  }

  /** Draws what the player stands at. */
  draw() {
    const { stops } = this.timeline;
    const stop = stops[this.step];
    const now = still.matches ? Infinity : stop.time + this.elapsed;
    this.panels.forEach((panel, place) => {
      const index = stop.indices[place];
      panel.draw(index, now - traces[this.shown[place]].moments[index].t, this.overlay);
    });
    this.controls.moved();
    document.documentElement.dataset.step = this.step;
    document.documentElement.dataset.resting = String(this.elapsed >= this.settling);
  }

  /** After how many seconds the moment has come to rest. */
  get settling() { return Math.max(...this.shown.map((index) => restAfter(traces[index]))); }

  /** Goes to a stop and lets it come to rest. */
  go(step) {
    this.stop();
    const last = this.timeline.stops.length - 1;
    this.step = Math.max(0, Math.min(last, step));
    this.stepped = true;
    this.elapsed = still.matches || this.step === 0 ? Infinity : 0;
    this.draw();
    this.controls.announce();
    if (this.elapsed === 0) this.run(false);
  }

  /** Goes to a moment of one of the traces. */
  choose(place, moment) {
    this.go(this.timeline.stops.findIndex((stop) => stop.indices[place] === moment));
  }

  /** Goes to a place on the scrubber, in seconds, in the midst of a motion perhaps. */
  seek(at) {
    this.step = stopAt(this.timeline, at);
    this.stepped = false;
    this.elapsed = at - this.timeline.stops[this.step].at;
    this.draw();
  }

  toggle() {
    if (this.runs) {
      this.stop();
      this.draw();
      return;
    }
    this.stop();
    const isAtEnd = this.stepped
      ? this.step === this.timeline.stops.length - 1 : this.at >= this.timeline.length;
    this.seek(isAtEnd ? 0 : this.at);
    this.run(true);
  }

  stop() {
    if (this.frame !== undefined) cancelAnimationFrame(this.frame);
    this.frame = undefined;
    this.runs = false;
    this.controls?.playing(false);
  }

  /** Lets time pass: through the whole trace, or only until the moment has come to rest. */
  run(through) {
    this.runs = through;
    this.controls.playing(through);
    let before = performance.now();
    const tick = (now) => {
      const passed = Math.max(0, ((now - before) / 1000) * this.speed);
      before = now;
      if (through) {
        const at = Math.min(this.at + passed, this.timeline.length);
        this.seek(at);
        if (at >= this.timeline.length) return this.stop();
      } else {
        this.elapsed += passed;
        if (this.elapsed >= this.settling) this.elapsed = Infinity;
        this.draw();
        if (this.elapsed === Infinity) return this.stop();
      }
      this.frame = requestAnimationFrame(tick);
      return undefined;
    };
    this.frame = requestAnimationFrame(tick);
  }

  press(event) {
    if (event.metaKey || event.ctrlKey || event.altKey) return;
    const { target } = event;
    if (target.closest("select")) return;
    if (event.key === " " && target.closest("button")) return;
    const last = this.timeline.stops.length - 1;
    const page = Math.max(1, Math.round(last / 10));
    const up = target.closest(".scrubber") ? 1 : -1;
    const moves = {
      " ": () => this.toggle(),
      ArrowLeft: () => this.go(this.step - 1),
      ArrowRight: () => this.go(this.step + 1),
      ArrowUp: () => this.go(this.step + up),
      ArrowDown: () => this.go(this.step - up),
      PageUp: () => this.go(this.step + up * page),
      PageDown: () => this.go(this.step - up * page),
      Home: () => this.go(0),
      End: () => this.go(last),
    };
    if (/Up|Down/.test(event.key) && !target.closest(".moments, .scrubber")) return;
    if (!moves[event.key]) return;
    event.preventDefault();
    moves[event.key]();
  }
}

new Player();
