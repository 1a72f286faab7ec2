"""Traces made for the browser: a short one, a long one, and one whose texts are hostile."""

import json
import random


def lines(header, *rest):
    return "\n".join(json.dumps(line) for line in (header, *rest)) + "\n"


def header(**others):
    return {"trace": 1, "name": "A form of three fields", "screen": [390, 844],
            "view": {"safeArea": [47, 34], "scroll": {"content": [390, 1400]}},
            "inputs": {"name": {"frame": [20, 240, 350, 44]},
                       "email": {"frame": [20, 560, 350, 44], "caret": [30, 570, 2, 20]},
                       "notes": {"frame": [20, 700, 350, 160], "caret": [30, 720, 2, 20]}},
            **others}


def cycle(time, field, height, user):
    """Ten events: a field is focused, the keyboard comes, the user scrolls, it goes."""
    up, down = [0, 844 - height, 390, height], [0, 844, 390, height]
    return [
        {"at": time, "do": "focus", "input": field},
        {"at": time, "do": "willChangeFrame", "end": up},
        {"at": time, "do": "willShow", "end": up},
        {"at": time + 0.25, "do": "didChangeFrame", "end": up},
        {"at": time + 0.25, "do": "didShow", "end": up},
        {"at": time + 0.5, "do": "scroll", "offset": user},
        {"at": time + 0.8, "do": "caret", "input": field, "frame": [60, 570, 2, 20]},
        {"at": time + 1, "do": "blur"},
        {"at": time + 1, "do": "willHide", "end": down},
        {"at": time + 1.25, "do": "didHide", "end": down},
    ]


def short_trace():
    """Twenty events."""
    return lines(header(), *cycle(0, "email", 336, 150), *cycle(3, "notes", 291, 120))


def long_trace(count):
    """So many events, by a fixed seed."""
    numbers = random.Random(13)
    events = []
    while len(events) < count:
        events += cycle(3 * (len(events) // 10), numbers.choice(["name", "email", "notes"]),
                        numbers.choice([216, 260, 291, 336]), numbers.randrange(0, 400))
    return lines(header(name=f"{count} events"), *events[:count])


def huge_trace():
    """A trace of numbers that no screen has."""
    top = {"trace": 1, "name": "huge", "screen": [1e9, 0],
           "view": {"frame": [-1e9, 0, 1e9, 1e9],
                    "scroll": {"content": [1e9, 1e9], "offset": -1e9}},
           "inputs": {"a": {"frame": [-1e300, 1e300, 1e308, 1e308], "caret": [1e308, 0, 0, -1e308]}}}
    return lines(top, {"at": 0, "do": "focus", "input": "a"},
                 {"at": 0, "do": "willShow", "end": [0, 407, 1e300, 260]},
                 {"at": 1, "do": "layout", "screen": [375, 667], "window": [0, 0, 375, 667]},
                 {"at": 1, "do": "willShow", "end": [0, 407, 375, 260]},
                 {"at": 2, "do": "willChangeFrame", "end": [-1e5, 1e5, 1e5, 1e5]})


def hostile_trace():
    """Two traces of which every text is one that a careless page would run or break at."""
    script = "</script><script>window.pwned = 1</script>"
    image = "<img src=x onerror='window.pwned = 2'>"
    odd = "\u0000\u0001\u001f\u007f\u0085\u2028\u2029\u202e\ufeff\U0001f600 \"'`\\ &amp; &lt; ${pwned} --> ]]>"
    field = script + image + odd
    up = [0, 508, 390, 336]
    events = [{"at": 0, "do": "focus", "input": field},
              {"at": 0, "do": "willShow", "end": up},
              {"at": 0.2, "do": "caret", "input": field, "frame": [30, 600, 2, 20]},
              {"at": 0.3, "expect": {"state": "hidden", "gap": 1}}]
    inputs = {field: {"frame": [20, 560, 350, 44]}, "__proto__": {"frame": [20, 100, 350, 44]}}
    top = {"trace": 1, "screen": [390, 844], "inputs": inputs, "source": script, "note": image}
    return [lines({**top, "name": text}, *events) for text in (script + odd, image + "<!--" + odd)]
