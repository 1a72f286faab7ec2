/// The look of the picture, light and dark.
enum SVGStyle {
  static let text = """

    .page{fill:#ffffff}
    .outer{fill:#f8fafc;stroke:#cbd5e1}
    .frame{fill:#e8f1ff;stroke:#7fa7dd;stroke-width:1.5}
    .box{fill:#ffffff;stroke:#334155;stroke-width:1.6}
    .ring{fill:none;stroke:#334155;stroke-width:1}
    .rule{fill:none;stroke:#cbd5e1}
    .line{fill:none;stroke:#475569;stroke-width:1.5}
    .tip{fill:#475569}
    .timer .line{stroke-dasharray:6 4}
    .happy .line{stroke:#0f172a;stroke-width:2.8}
    .happy .tip{fill:#0f172a}
    text{font-family:ui-monospace,SFMono-Regular,Menlo,"DejaVu Sans Mono",monospace;fill:#1e293b}
    .name{font-size:17px;font-weight:700}
    .trigger{font-size:13px}
    .actions{font-size:10.5px;fill:#64748b}
    .idle{fill:#94a3b8}
    .note{font-family:-apple-system,"Segoe UI",Helvetica,Arial,"DejaVu Sans",sans-serif;font-size:12px;fill:#475569}
    text.timer{font-style:italic}
    circle.step{fill:#0f172a}
    text.step{fill:#ffffff;font-size:10.5px;font-weight:700}
    .lit .line{stroke:#0b62d6}
    .lit .tip{fill:#0b62d6}
    .lit .box{stroke:#0b62d6;fill:#dcebff;stroke-width:2.4}
    .lit .ring{stroke:#0b62d6}
    text.lit{fill:#0a4fb0}
    .trigger.lit{font-weight:700}
    .pale .line,.pale .tip,.pale .box,.pale .ring{opacity:.3}
    text.pale{opacity:.5}
    @media (prefers-color-scheme:dark){
    .page{fill:#0d1117}
    .outer{fill:#131a23;stroke:#303b4a}
    .frame{fill:#15243a;stroke:#3d638f}
    .box{fill:#0d1117;stroke:#9fb0c5}
    .ring{stroke:#9fb0c5}
    .rule{stroke:#303b4a}
    .line{stroke:#9fb0c5}
    .tip{fill:#9fb0c5}
    .happy .line{stroke:#f1f5f9}
    .happy .tip{fill:#f1f5f9}
    text{fill:#e2e8f0}
    .actions,.note{fill:#9fb0c5}
    .idle{fill:#64748b}
    circle.step{fill:#f1f5f9}
    text.step{fill:#0d1117}
    .lit .line{stroke:#5aa2ff}
    .lit .tip{fill:#5aa2ff}
    .lit .box{stroke:#5aa2ff;fill:#12305a}
    .lit .ring{stroke:#5aa2ff}
    text.lit{fill:#8fc0ff}
    }

    """
}
