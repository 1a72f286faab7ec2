// What stands where after each moment, how it moves there, and where each moment is on the scrubber.

const data = JSON.parse(document.getElementById("data").textContent);

/** What a moment takes over from the one before unless it says otherwise. */
const held = [
  "state", "layout", "places", "focus", "adjustment", "offsets", "style", "keyboard", "gap",
  "overlap",
];

/** How long the picture stays at the start before the first event, in seconds. */
const leadIn = 0.4;

/** Idle time beyond this is left out of the scrubber, in seconds. */
const longestIdle = 1.2;

/** After this many seconds every animation that a moment starts has ended. */
const restAfter = (trace) => Math.max(0.7, trace.longestAnimation + 0.1);

/** Something that is moved along a curve: from and to are lists of numbers. */
function motion(from, to, start, animation) {
  const [duration, raw] = animation || [0, 0];
  const curve = data.curves[raw];
  if (!(duration > 0) || !curve) return { from: to, to, start, duration: 0, samples: null };
  return { from, to, start, duration: curve.own || duration, samples: curve.samples };
}

/** Where a motion is at a time of the trace, in seconds. */
function positionAt(motion, time) {
  if (!motion.samples) return motion.to;
  const share = (time - motion.start) / motion.duration;
  if (share >= 1) return motion.to;
  const place = Math.max(0, share) * (motion.samples.length - 1);
  const index = Math.floor(place);
  const low = motion.samples[index];
  const progress = low + (motion.samples[index + 1] - low) * (place - index);
  return motion.to.map((end, i) => motion.from[i] + (end - motion.from[i]) * progress);
}

/** A motion that goes on although what it leads to has jumped by as much as something was moved. */
function carriedOn(before, to) {
  if (before.to.length !== to.length) return motion(to, to, 0, null);
  const from = before.from.map((value, i) => value + to[i] - before.to[i]);
  return { ...before, from, to };
}

/** Translation, bounds origin, added bottom inset and every offset, innermost first. */
function contentOf(moment) {
  const [translation, boundsOrigin, inset] = moment.adjustment;
  return [translation, boundsOrigin, inset, ...moment.offsets];
}

/** The keyboard's frame on the screen; below its bottom where there is none. */
function keyboardFrame(moment, layout) {
  const [x, y, width, height] = moment.keyboard || [0, 0, layout.screen[0], 0];
  return [x, moment.style === "away" ? layout.screen[1] : y, width, height];
}

/** The content's motion from a moment on. */
function contentMotion(moment, before) {
  const to = contentOf(moment);
  if (!before) return motion(to, to, moment.t, null);
  if (!moment.move) return carriedOn(before.content, to);
  const from = positionAt(before.content, moment.t);
  return motion(from.length === to.length ? from : to, to, moment.t, moment.move);
}

/** The keyboard's motion from a moment on. */
function keyboardMotion(moment, before, layout) {
  const to = keyboardFrame(moment, layout);
  if (!before) return motion(to, to, moment.t, null);
  const turned = before.layout !== moment.layout
    && String(before.screen) !== String(layout.screen);
  if (!turned && String(before.slide.to) === String(to)) return before.slide;
  const drawn = positionAt(before.slide, moment.t);
  const from = before.style === "away" ? [to[0], drawn[1], to[2], to[3]] : drawn;
  return motion(from, to, moment.t, turned ? null : moment.slide);
}

/** Fills in every moment of a trace: what stands, what moves, and what it was before. */
function prepare(trace) {
  const standing = {};
  let before = null;
  let resting = 0;
  trace.longestAnimation = 0;
  trace.expectations = 0;
  trace.failures = [];
  trace.moments.forEach((moment, index) => {
    for (const key of held) {
      if (key in moment) standing[key] = moment[key];
      else moment[key] = standing[key];
    }
    const layout = trace.layouts[moment.layout];
    moment.content = contentMotion(moment, before);
    const slide = keyboardMotion(moment, before, layout);
    moment.slide = slide;
    moment.screen = layout.screen;
    moment.before = resting;
    if (moment.state === "hidden" && moment.style === "away") resting = index;
    const longest = Math.max(moment.content.duration, slide.duration);
    trace.longestAnimation = Math.max(trace.longestAnimation, longest);
    if (moment.kind === "expectation") trace.expectations += 1;
    if (moment.fails) trace.failures.push(index);
    before = moment;
  });
  trace.length = trace.moments.length;
  return trace;
}

/** The stops of one or two traces on a common scrubber: a moment of any of them each. */
function makeTimeline(traces) {
  const stops = [];
  const next = traces.map(() => 0);
  const ordinals = traces.map(() => 0);
  const key = (panel) => {
    const moment = traces[panel].moments[next[panel]];
    return moment ? [moment.t, ordinals[panel]] : [Infinity, 0];
  };
  for (;;) {
    const keys = traces.map((_, panel) => key(panel));
    const first = keys.reduce((a, b) => (b[0] < a[0] || (b[0] === a[0] && b[1] < a[1]) ? b : a));
    if (first[0] === Infinity) break;
    keys.forEach((own, panel) => {
      if (own[0] !== first[0] || own[1] !== first[1]) return;
      const { moments } = traces[panel];
      next[panel] += 1;
      const following = moments[next[panel]];
      ordinals[panel] = following && following.t === first[0] ? ordinals[panel] + 1 : 0;
    });
    stops.push({ time: first[0], indices: next.map((n) => Math.max(0, n - 1)) });
  }
  const longest = Math.max(longestIdle, ...traces.map((trace) => restAfter(trace)));
  let at = 0;
  let shortened = false;
  stops.forEach((stop, index) => {
    const pause = index ? stop.time - stops[index - 1].time : 0;
    shortened = shortened || pause > longest;
    at += index === 1 ? Math.max(leadIn, Math.min(pause, longest)) : Math.min(pause, longest);
    stop.at = at;
  });
  return { stops, length: at + Math.min(longest, 1), shortened };
}

/** The last stop at or before a place on the scrubber. */
function stopAt(timeline, at) {
  let low = 0;
  let high = timeline.stops.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (timeline.stops[middle].at <= at) low = middle;
    else high = middle - 1;
  }
  return low;
}
