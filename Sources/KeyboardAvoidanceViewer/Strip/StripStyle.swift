/// The style of a film strip, for a light and a dark ground.
enum StripStyle {
  static let css = """

    svg{--ground:#f5f5f7;--text:#1d1d1f;--quiet:#6e6e73;--edge:#1d1d1f;--wall:#c9cbd2;--window:#eef0f4;\
    --view:#fff;--field:#f2f3f7;--line:#c6c9d2;--accent:#06c;--soft:#e3effb;--good:#1f7a37;\
    --bad:#c8102e;--board:#d0d3da;\
    font-family:-apple-system,BlinkMacSystemFont,"SF Pro Text",Inter,system-ui,"Segoe UI",Roboto,sans-serif}
    @media (prefers-color-scheme:dark){svg{--ground:#0b0b0d;--text:#f2f2f5;--quiet:#a0a0a8;\
    --edge:#5a5a60;--wall:#08080a;--window:#141417;--view:#202024;--field:#2c2c32;--line:#4a4a52;\
    --accent:#4da3ff;--soft:#14304d;--good:#58c877;--bad:#ff6b78;--board:#3d3d43}}
    .ground{fill:var(--ground)}.wall{fill:var(--wall)}.window{fill:var(--window)}.view{fill:var(--view)}
    .edge{fill:none;stroke:var(--edge);stroke-width:5}
    .input,.nested{fill:var(--field);stroke:var(--line);stroke-width:2}
    .focused{fill:var(--soft);stroke:var(--accent);stroke-width:4}
    .companion{fill:none;stroke:var(--accent);stroke-width:3;stroke-dasharray:8 6}
    .caret{fill:var(--accent)}.board{fill:var(--board)}.floating{opacity:.75}
    .bars{fill:var(--window);stroke:var(--line);stroke-width:2}
    .clear,.covered{fill:none;stroke:var(--good);stroke-width:4}.covered{stroke:var(--bad)}
    text{fill:var(--quiet);font-size:11px;text-anchor:middle}
    .label,.board-label{dominant-baseline:central}.label{text-anchor:start}
    .title{fill:var(--text);font-size:15px;font-weight:600;text-anchor:start}
    .state{fill:var(--text);font-size:12px;font-weight:600}
    .gap,.holds{fill:var(--good)}.fails{fill:var(--bad);font-weight:600}

    """
}
