// The screen: window, view, content, inputs and keyboard, drawn to scale in points.

/** How far the device's edge stands out around its screen, in points. */
const bezel = 10;

class Stage {
  constructor(trace, id) {
    this.trace = trace;
    this.id = id;
    this.layout = -1;
    this.places = -1;
    this.before = -1;
    const width = Math.max(...trace.layouts.map((layout) => layout.screen[0]));
    const height = Math.max(...trace.layouts.map((layout) => layout.screen[1]));
    this.size = [Math.max(1, round(width)), Math.max(1, round(height))];
    this.svg = shape("svg", {
      class: "stage",
      role: "img",
      viewBox: [-bezel, -bezel, ...this.size.map((side) => side + 2 * bezel)].join(" "),
    });
    this.build();
    new ResizeObserver(() => this.fit()).observe(this.svg);
  }

  /** Keeps the lettering as large on the page, whatever the scale. */
  fit() {
    const box = this.svg.getBoundingClientRect();
    if (!box.width || !box.height) return;
    const [width, height] = this.size.map((side) => side + 2 * bezel);
    const scale = Math.min(box.width / width, box.height / height);
    this.svg.style.setProperty("--unit", `${round(1 / scale)}px`);
    this.unit = 1 / scale;
    if (this.last) this.draw(...this.last);
  }

  build() {
    const defs = shape("defs", {}, this.svg);
    this.screenClip = this.clip(defs, "screen", 22);
    this.viewClip = this.clip(defs, "view", 0);
    const lines = shape("pattern", {
      id: `lines${this.id}`, width: 44, height: 44, patternUnits: "userSpaceOnUse",
    }, defs);
    shape("path", { d: "M0 43.5H44", class: "ruling" }, lines);
    this.defs = defs;
    this.device = shape("g", {}, this.svg);
    this.body = shape("rect", { class: "body", rx: 30 }, this.device);
    const screen = shape("g", { "clip-path": `url(#screen${this.id})` }, this.device);
    this.wall = shape("rect", { class: "wall" }, screen);
    this.window = shape("rect", { class: "window" }, screen);
    this.view = shape("g", { "data-part": "view" }, screen);
    this.viewRect = shape("rect", { class: "view", "data-part": "view-frame" }, this.view);
    this.clipped = shape("g", {}, this.view);
    this.content = shape("g", { "data-part": "content" }, this.clipped);
    this.sheet = shape("rect", { class: "sheet" }, this.content);
    this.ruled = shape("rect", { fill: `url(#lines${this.id})` }, this.content);
    this.added = shape("rect", { class: "added", "data-part": "inset" }, this.content);
    this.chain = shape("g", {}, this.content);
    this.nested = [];
    this.safe = shape("path", { class: "safe" }, screen);
    this.buildKeyboard(screen);
    this.ghost = shape("path", { class: "ghost", "data-part": "before" }, screen);
    this.buildGap(screen);
    this.inputs = shape("g", {});
    this.edge = shape("rect", { class: "edge", rx: 22 }, this.device);
  }

  clip(defs, name, radius) {
    const clip = shape("clipPath", { id: `${name}${this.id}` }, defs);
    return shape("rect", { rx: radius }, clip);
  }

  buildKeyboard(screen) {
    this.keyboard = shape("g", { "data-part": "keyboard" }, screen);
    this.bars = shape("rect", { class: "bars" }, this.keyboard);
    this.board = shape("rect", { class: "board", "data-part": "keyboard-frame" }, this.keyboard);
    this.keys = shape("path", { class: "keys", d: keyPath() }, this.keyboard);
    this.boardLabel = shape("text", { class: "label board-label" }, this.keyboard);
  }

  buildGap(screen) {
    this.gap = shape("g", { class: "gap", "data-part": "gap" }, screen);
    this.gapLine = shape("path", {}, this.gap);
    this.gapPill = shape("rect", {}, this.gap);
    this.gapText = shape("text", { class: "label" }, this.gap);
  }

  /** Draws a moment with its content and its keyboard where they are now. */
  draw(moment, content, keyboard, overlay) {
    this.last = [moment, content, keyboard, overlay];
    if (moment.layout !== this.layout) this.arrange(moment.layout);
    if (moment.places !== this.places) this.place(moment.places);
    this.focus(moment.focus);
    const layout = this.trace.layouts[this.layout];
    const [x, y] = viewOrigin(layout);
    const [translation, boundsOrigin, inset, ...offsets] = content;
    moveTo(this.view, x, y + translation);
    const own = layout.scroll ? offsets[offsets.length - 1] : 0;
    moveTo(this.content, 0, -own - boundsOrigin);
    this.nested.forEach((group, index) => moveTo(group, 0, -offsets[index]));
    if (layout.scroll) {
      const [width, height] = layout.scroll.content;
      placeRect(this.added, [0, height, width, inset]);
    }
    this.drawKeyboard(moment.style, keyboard, layout);
    this.drawGap(moment, content, keyboard, layout);
    this.drawBefore(moment, layout, overlay);
  }

  /** Sets up what only a new layout changes. */
  arrange(index) {
    this.layout = index;
    this.places = -1;
    this.before = -1;
    const layout = this.trace.layouts[index];
    const [width, height] = layout.screen;
    moveTo(this.device, (this.size[0] - width) / 2, (this.size[1] - height) / 2);
    const screen = [0, 0, width, height];
    for (const rect of [this.wall, this.screenClip, this.edge]) placeRect(rect, screen);
    placeRect(this.body, [-bezel, -bezel, width + 2 * bezel, height + 2 * bezel]);
    placeRect(this.window, layout.window);
    const size = [0, 0, layout.view[2], layout.view[3]];
    placeRect(this.viewRect, size);
    placeRect(this.viewClip, size);
    if (layout.scroll) set(this.clipped, "clip-path", `url(#view${this.id})`);
    else this.clipped.removeAttribute("clip-path");
    const sheet = layout.scroll ? [0, 0, ...layout.scroll.content] : size;
    placeRect(this.sheet, sheet);
    placeRect(this.ruled, sheet);
    show(this.sheet, Boolean(layout.scroll));
    show(this.added, Boolean(layout.scroll));
    set(this.safe, "d", safePath(layout));
    this.nest(layout.nested);
  }

  /** Builds the chain of nested scroll views, the outermost first, with the inputs innermost. */
  nest(chain) {
    this.chain.replaceChildren();
    this.nested = [];
    let parent = this.chain;
    for (let index = chain.length - 1; index >= 0; index -= 1) {
      const { frame, scroll } = chain[index];
      const holder = shape("g", {}, parent);
      moveTo(holder, frame[0], frame[1]);
      const clip = shape("clipPath", { id: `nested${this.id}-${index}` }, holder);
      placeRect(shape("rect", { rx: 8 }, clip), [0, 0, frame[2], frame[3]]);
      const clipped = shape("g", { "clip-path": `url(#nested${this.id}-${index})` }, holder);
      const inner = shape("g", { "data-part": "nested" }, clipped);
      placeRect(shape("rect", { class: "sheet" }, inner), [0, 0, ...scroll.content]);
      placeRect(shape("rect", { fill: `url(#lines${this.id})` }, inner), [0, 0, ...scroll.content]);
      placeRect(shape("rect", { class: "nested", rx: 8 }, holder), [0, 0, frame[2], frame[3]]);
      this.nested[index] = inner;
      parent = inner;
    }
    parent.append(this.inputs);
  }

  /** Draws the inputs where they are in the content. */
  place(index) {
    this.places = index;
    this.before = -1;
    this.inputs.replaceChildren();
    this.focused = -1;
    this.fields = this.trace.places[index].map(([frame, caret, companion, enabled], number) => {
      const group = shape("g", { class: enabled ? "input" : "input disabled" }, this.inputs);
      const [x, y, , height] = frame;
      placeRect(shape("rect", { rx: 8, "data-part": "input" }, group), frame);
      const label = shape("text", { class: "label" }, group);
      const line = y + Math.min(height, 44) / 2;
      const caretInTheWay = Array.isArray(caret) && caret[1] <= line && line <= caret[1] + caret[3];
      set(label, "x", round(caretInTheWay ? Math.max(x, caret[0] + caret[2]) + 8 : x + 10));
      set(label, "y", round(line));
      label.textContent = this.trace.inputs[number];
      if (companion) {
        placeRect(shape("rect", { class: "companion", rx: 8, "data-part": "companion" }, group), companion);
      }
      if (caret === "pending") label.textContent += " · caret not known yet";
      else if (caret) placeRect(shape("rect", { class: "caret", "data-part": "caret" }, group), caret);
      return group;
    });
  }

  focus(index) {
    if (index === this.focused) return;
    if (this.fields[this.focused]) delete this.fields[this.focused].dataset.focused;
    if (this.fields[index]) this.fields[index].dataset.focused = "true";
    this.focused = index;
  }
}

/** The keys of a keyboard of 100 by 100, a bar of suggestions above them. */
function keyPath() {
  const rows = [[10, 0], [9, 5], [7, 15], [1, 22]];
  let path = "";
  rows.forEach(([count, start], row) => {
    const width = (100 - 2 * start) / count;
    for (let key = 0; key < count; key += 1) {
      const x = start + key * width + 0.7;
      path += `M${round(x)} ${19 + row * 18}h${round(width - 1.4)}v13h${round(1.4 - width)}z`;
    }
  });
  return path;
}

/** The view's origin on the screen at rest. */
function viewOrigin(layout) {
  return [layout.window[0] + layout.view[0], layout.window[1] + layout.view[1]];
}

/** The edges of the view's safe area and of the window's, on the screen. */
function safePath(layout) {
  const edges = ([x, y, width, height], [top, bottom]) => [
    top > 0 ? `M${round(x)} ${round(y + top)}h${round(width)}` : "",
    bottom > 0 ? `M${round(x)} ${round(y + height - bottom)}h${round(width)}` : "",
  ];
  const view = [...viewOrigin(layout), layout.view[2], layout.view[3]];
  const paths = [...edges(view, layout.safeArea), ...edges(layout.window, layout.windowSafeArea)];
  return [...new Set(paths)].join("");
}
