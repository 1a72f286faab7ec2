// What is drawn over the screen: the keyboard, the gap above it, and where things were before.

const boardLabels = {
  dragged: "dragged", floating: "floating", outdated: "before the screen turned",
};

Object.assign(Stage.prototype, {
  drawKeyboard(style, [x, y, width, height], layout) {
    moveTo(this.keyboard, x, y);
    set(this.keyboard, "data-style", style);
    show(this.keyboard, height > 0 && y < layout.screen[1]);
    placeRect(this.board, [0, 0, width, height]);
    const bars = style === "docked" || style === "dragged" ? layout.bars : 0;
    placeRect(this.bars, [0, -bars, width, bars]);
    show(this.keys, height >= 120);
    set(this.keys, "transform", `scale(${round(width / 100)} ${round(height / 100)})`);
    set(this.boardLabel, "x", round(width / 2));
    set(this.boardLabel, "y", round(Math.min(height * 0.095, 22)));
    say(this.boardLabel, boardLabels[style] || "");
  },

  /** Draws the room between the keyboard and the focused input, as it is drawn now. */
  drawGap(moment, content, keyboard, layout) {
    const input = this.trace.places[moment.places][moment.focus];
    const visible = Boolean(input) && moment.style !== "away" && moment.style !== "floating";
    show(this.gap, visible);
    if (!visible) return;
    const frame = onScreen(input[0], layout, content);
    const bottom = frame[1] + frame[3];
    const room = keyboard[1] - bottom;
    const x = frame[0] + frame[2] - Math.min(28, frame[2] / 4);
    set(this.gapLine, "d", `M${round(x - 6)} ${round(bottom)}h12M${round(x)} ${round(bottom)}V${round(keyboard[1])}M${round(x - 6)} ${round(keyboard[1])}h12`);
    set(this.gap, "data-room", gapKind(room, this.trace.gap, input));
    const text = `${points(room)} pt`;
    say(this.gapText, text);
    const unit = this.unit || 1;
    const [width, height] = [(text.length * 6.4 + 14) * unit, 20 * unit];
    const middle = (bottom + keyboard[1]) / 2;
    const top = Math.max(4, Math.min(layout.screen[1] - height - 4, middle - height / 2));
    const left = Math.max(4, x - width - 10 * unit);
    placeRect(this.gapPill, [left, top, width, height]);
    set(this.gapPill, "rx", round(height / 2));
    set(this.gapText, "x", round(left + width / 2));
    set(this.gapText, "y", round(top + height / 2));
  },

  /** Outlines the inputs and the view where they were before the keyboard last came up. */
  drawBefore(moment, layout, overlay) {
    show(this.ghost, overlay);
    if (!overlay || this.before === moment.before) return;
    this.before = moment.before;
    const before = this.trace.moments[moment.before];
    const earlier = this.trace.layouts[before.layout];
    const content = contentOf(before);
    const frames = this.trace.places[before.places].map(([frame]) => {
      return onScreen(frame, earlier, content);
    });
    const [x, y] = viewOrigin(earlier);
    frames.push([x, y + content[0], earlier.view[2], earlier.view[3]]);
    set(this.ghost, "d", frames.map(([left, top, width, height]) => {
      return `M${round(left)} ${round(top)}h${round(width)}v${round(height)}h${round(-width)}z`;
    }).join(""));
  },
});

/** A frame in the innermost content, on the screen, where the content is displaced so. */
function onScreen([x, y, width, height], layout, content) {
  const [translation, boundsOrigin, , ...offsets] = content;
  const [left, top] = viewOrigin(layout);
  const nested = layout.nested.reduce(
    ([dx, dy], { frame }, index) => [dx + frame[0], dy + frame[1] - offsets[index]], [0, 0]);
  const own = layout.scroll ? offsets[offsets.length - 1] : 0;
  return [
    left + x + nested[0],
    top + y + nested[1] - own + translation - boundsOrigin,
    width,
    height,
  ];
}

/** Whether the room is what is wanted or less, or the input is covered, and its caret with it. */
function gapKind(room, wanted, [frame, caret]) {
  if (room >= wanted - 0.5) return "clear";
  const known = Array.isArray(caret) ? frame[1] + frame[3] - caret[1] - caret[3] : 0;
  return room + known < -0.5 ? "covered" : "tight";
}
