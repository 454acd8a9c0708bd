/** How the report looks: the product's own colours, light and dark, on any width and on paper. */
export const reportStyle = `
:root{color-scheme:light dark;--ground:#fffaf3;--card:#fff;--ink:#2b0a14;--soft:#6b4a54;--line:#ead9d0;--held:#175c3f;--missed:#b3261e;--track:#f0e3da}
@media (prefers-color-scheme:dark){:root{--ground:#1d0a10;--card:#2a1118;--ink:#fbeee6;--soft:#d3b7ae;--line:#4c2a33;--held:#7fd8ae;--missed:#ffa59b;--track:#43232c}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:1rem/1.5 system-ui,sans-serif}
header,main{max-width:84rem;margin:0 auto;padding:1.5rem clamp(1rem,4vw,3rem)}
.brand{margin:1rem 0 0;color:var(--soft);font-weight:600}
h1,h2{font-family:Georgia,serif;line-height:1.15;text-wrap:balance}
h1{margin:.2rem 0 1.5rem;font-size:clamp(2rem,6vw,3.5rem)}
h1.held,.held .mark{color:var(--held)}
h1.missed,.missed .mark,.missed .value{color:var(--missed)}
h2{margin:3rem 0 .25rem;font-size:1.75rem}
h3{margin:2rem 0 .25rem;font-size:1.125rem}
nav ul{display:flex;flex-wrap:wrap;gap:.75rem;margin:0;padding:0;list-style:none}
nav li{padding:.6rem 1rem;border:1px solid var(--line);border-radius:.75rem;background:var(--card)}
nav a{color:inherit;font-weight:700}
nav span{display:block;color:var(--soft);font-size:.875rem}
.when,.note{max-width:75ch;margin:.25rem 0 .75rem;color:var(--soft)}
.scroll{overflow-x:auto;border:1px solid var(--line);border-radius:.75rem;background:var(--card)}
.scroll:focus-visible,a:focus-visible{outline:3px solid currentColor;outline-offset:2px}
table{width:100%;border-collapse:collapse;font-size:.9375rem}
th,td{padding:.6rem .9rem;border-bottom:1px solid var(--line);text-align:left;vertical-align:top}
thead th{color:var(--soft);font-size:.8125rem;vertical-align:bottom}
tbody tr:last-child>*{border-bottom:0}
tbody th{font-weight:600;white-space:nowrap}
.figure{font-variant-numeric:tabular-nums;white-space:nowrap}
.value{font-weight:700}
.track{display:block;height:.3rem;min-width:6rem;margin:.3rem 0 .15rem;border-radius:1rem;background:var(--track);overflow:hidden}
.track span{display:block;height:100%;background:var(--held)}
.missed .track span{background:var(--missed)}
.bar{color:var(--soft);font-size:.75rem}
.mark{font-weight:700}
@media print{.scroll{overflow:visible}section{break-inside:avoid}}
`
