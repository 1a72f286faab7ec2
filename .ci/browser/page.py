"""A page in headless Chromium, and what can be read back from what it draws."""

import json
import pathlib

from selenium import webdriver
from selenium.webdriver.chrome.service import Service

# Counts how far things jump, from before the page's own script on.
WATCH = """
window.jumped = 0;
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) window.jumped += entry.value;
}).observe({ type: "layout-shift", buffered: true });
"""

# Where things are drawn, in points of the screen: by their boxes on the page, not by attributes.
READ = """
return [...document.querySelectorAll(".panel")].map((panel) => {
  const svg = panel.querySelector(".stage");
  const part = (name) => [...svg.querySelectorAll(`[data-part="${name}"]`)];
  const edge = svg.querySelector(".wall").getScreenCTM();
  const place = (node, x, y) => {
    const matrix = edge.inverse().multiply(node.getScreenCTM());
    return [matrix.a * x + matrix.e, matrix.d * y + matrix.f];
  };
  const frame = (node) => {
    if (!node) return null;
    const box = node.getBBox();
    const [left, top] = place(node, box.x, box.y);
    const [right, bottom] = place(node, box.x + box.width, box.y + box.height);
    return { left, top, right, bottom };
  };
  const keyboard = svg.querySelector('[data-part="keyboard"]');
  const row = panel.querySelector('.row[aria-selected="true"]');
  return {
    view: frame(part("view-frame")[0]),
    content: place(part("content")[0], 0, 0)[1],
    nested: part("nested").map((node) => place(node, 0, 0)[1] - place(node.parentNode, 0, 0)[1]),
    inset: part("inset")[0].getBBox().height,
    input: frame(svg.querySelector('[data-focused] [data-part="input"]')),
    keyboard: frame(part("keyboard-frame")[0]),
    style: keyboard.dataset.style,
    shown: getComputedStyle(keyboard).visibility === "visible",
    state: panel.querySelector(".machine [data-current]").dataset.state,
    lit: [...panel.querySelectorAll(".machine [data-lit]")].map((edge) => edge.dataset.edge),
    index: Number(row.dataset.index),
    kind: row.dataset.kind,
    fails: row.dataset.fails === "true",
    resting: document.documentElement.dataset.resting === "true",
    step: Number(document.documentElement.dataset.step),
  };
});
"""


class Page:
    """One browser, in which pages are opened one after the other."""

    def __init__(self, width=1280, height=800, dark=False, still=False):
        options = webdriver.ChromeOptions()
        options.binary_location = "/usr/bin/chromium"
        for argument in ("--headless=new", "--no-sandbox", "--disable-dev-shm-usage",
                         "--force-device-scale-factor=1", "--enable-precise-memory-info"):
            options.add_argument(argument)
        options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
        self.driver = webdriver.Chrome(options=options, service=Service("/usr/bin/chromedriver"))
        self.command("Page.addScriptToEvaluateOnNewDocument", source=WATCH)
        self.resize(width, height)
        self.command("Emulation.setEmulatedMedia", features=[
            {"name": "prefers-color-scheme", "value": "dark" if dark else "light"},
            {"name": "prefers-reduced-motion", "value": "reduce" if still else "no-preference"},
        ])

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.driver.quit()

    def command(self, name, **parameters):
        return self.driver.execute_cdp_cmd(name, parameters)

    def resize(self, width, height):
        self.command("Emulation.setDeviceMetricsOverride", width=width, height=height,
                     deviceScaleFactor=1, mobile=False)

    def open(self, path):
        self.driver.get(pathlib.Path(path).resolve().as_uri())
        self.frame()

    def run(self, script, *arguments):
        return self.driver.execute_script(script, *arguments)

    def frame(self, count=2):
        """Waits until the page has drawn so many frames more."""
        self.driver.execute_async_script(
            "let left = arguments[0]; const done = arguments[1];"
            "const tick = () => (left-- > 0 ? requestAnimationFrame(tick) : done());"
            "tick();", count)

    def wait(self, condition, seconds=20):
        """Waits until an expression of the page's is true, looking at every frame."""
        held = self.driver.execute_async_script(
            "const done = arguments[2]; const end = performance.now() + arguments[1] * 1000;"
            "const check = new Function('return (' + arguments[0] + ')');"
            "const tick = () => { if (check()) done(true);"
            "  else if (performance.now() > end) done(false); else requestAnimationFrame(tick); };"
            "tick();", condition, seconds)
        assert held, f"not within {seconds} s: {condition}"

    def click(self, selector):
        """Clicks where an element is."""
        x, y = self.run("const b = document.querySelector(arguments[0]).getBoundingClientRect();"
                        "return [b.left + b.width / 2, b.top + b.height / 2]", selector)
        for kind in ("mousePressed", "mouseReleased"):
            self.command("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left",
                         clickCount=1)
        self.frame()

    def press(self, key, text=None):
        code = {" ": "Space"}.get(key, key)
        numbers = {" ": 32, "End": 35, "Home": 36, "ArrowLeft": 37, "ArrowUp": 38,
                   "ArrowRight": 39, "ArrowDown": 40, "Tab": 9, "Enter": 13}
        for kind in ("keyDown", "keyUp"):
            self.command("Input.dispatchKeyEvent", type=kind, key=key, code=code,
                         windowsVirtualKeyCode=numbers[key], **({"text": text} if text else {}))

    def seek(self, at):
        """Puts the scrubber at a place, in seconds, as a drag does."""
        self.run("const s = document.querySelector('.scrubber'); s.value = arguments[0];"
                 "s.dispatchEvent(new Event('input'));", at)
        self.frame()

    def read(self):
        """What each panel draws now."""
        return self.run(READ)

    def errors(self):
        """What the console holds, and what the page has asked the network for."""
        loaded = self.run("return performance.getEntriesByType('resource').map((e) => e.name)")
        return [entry["message"] for entry in self.driver.get_log("browser")] + loaded

    def metrics(self):
        values = self.command("Performance.getMetrics")["metrics"]
        return {metric["name"]: metric["value"] for metric in values}

    def screenshot(self, path):
        self.driver.save_screenshot(str(path))


def as_points(trace):
    """The lines of a trace."""
    return [json.loads(line) for line in pathlib.Path(trace).read_text().splitlines() if line.strip()]
