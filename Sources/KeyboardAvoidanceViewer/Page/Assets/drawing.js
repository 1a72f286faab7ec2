// Small helpers: elements, attributes that are only written when they change, and numbers as text.

const svgNamespace = "http://www.w3.org/2000/svg";

/** An element of HTML with attributes and children; a child may be text. */
function element(name, attributes = {}, ...children) {
  const node = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value);
  node.append(...children);
  return node;
}

/** A shape of SVG with attributes, in a parent. */
function shape(name, attributes = {}, parent = null) {
  const node = document.createElementNS(svgNamespace, name);
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value);
  if (parent) parent.append(node);
  return node;
}

/** Writes an attribute, if it differs. */
function set(node, name, value) {
  const text = String(value);
  if (node.getAttribute(name) !== text) node.setAttribute(name, text);
}

/** Writes a text, if it differs. */
function say(node, text) {
  if (node.textContent !== text) node.textContent = text;
}

/** Shows or hides a shape. */
function show(node, visible) {
  set(node, "visibility", visible ? "inherit" : "hidden");
}

/** Places a rectangle. */
function placeRect(node, [x, y, width, height]) {
  set(node, "x", round(x));
  set(node, "y", round(y));
  set(node, "width", Math.max(0, round(width)));
  set(node, "height", Math.max(0, round(height)));
}

/** Moves a group. */
function moveTo(node, x, y) {
  set(node, "transform", `translate(${round(x)} ${round(y)})`);
}

/** To a hundredth, never a negative zero, and nothing beyond what a browser can draw. */
function round(number) {
  return Math.round(Math.max(-1e7, Math.min(1e7, number)) * 100) / 100 || 0;
}

/** A length for a reader, with a real minus sign: `−164`. */
function points(number) {
  if (number === null || number === undefined) return "–";
  const text = String(Math.round(number * 10) / 10 || 0);
  return text.replace("-", "−");
}

/** A time for a reader: `0.25 s`, always with as many digits. */
function seconds(time) {
  return `${time.toFixed(2)} s`;
}
