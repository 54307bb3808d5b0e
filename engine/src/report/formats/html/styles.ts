import { DARK, declarations, LIGHT } from '../svg/colors';
import { LIMITS } from '../svg/limits';

/** A column as wide as its pictures with their frames. */
const COLUMN = `${LIMITS.width + 2 * LIMITS.bottom}px`;

/** How the page looks: light and dark as its reader's system is, light on paper, one column. */
export const STYLES = `
:root{color-scheme:light dark;${declarations(LIGHT)};--canvas:#fafafb}
@media screen and (prefers-color-scheme:dark){:root{${declarations(DARK)};--canvas:#0c0e12}}
*{box-sizing:border-box}
html{text-size-adjust:100%}
body{margin:0;background:var(--canvas);color:var(--chart-strong);font:1rem/1.6 system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif;overflow-wrap:anywhere}
main{max-width:${COLUMN};margin:0 auto;padding:2.5rem 1.5rem 4rem}
h1{margin:0;font-size:1.9rem;line-height:1.2}
h2{margin:3rem 0 1rem;padding-top:1rem;border-top:1px solid var(--chart-grid);font-size:1.4rem}
h3{margin:2rem 0 .75rem;font-size:1.1rem}
h4{margin:1.5rem 0 .5rem;font-size:1rem}
p,ul{margin:.75rem 0}
li{margin:.4rem 0}
a{color:inherit}
small,.quiet{display:block;color:var(--chart-text);font-size:.85rem}
.lead{margin:2rem 0 .25rem;font-size:1.35rem;font-weight:600;line-height:1.35}
nav ul{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;padding:0;list-style:none}
nav li{margin:0}
figure{margin:1.25rem 0 2rem;padding:1rem;border:1px solid var(--chart-grid);border-radius:12px;background:var(--chart-surface)}
figcaption{margin-bottom:.75rem;font-weight:600}
svg{display:block;max-width:100%;height:auto}
.narrow{display:none}
.quiet{margin:.5rem 0 0}
details{margin-top:.75rem;color:var(--chart-text);font-size:.85rem}
summary{cursor:pointer}
.table{overflow-x:auto}
table{border-collapse:collapse;font-variant-numeric:tabular-nums}
th,td{padding:.25rem .75rem .25rem 0;border-bottom:1px solid var(--chart-grid);text-align:start;vertical-align:top}
td:not(:first-child),th:not(:first-child){text-align:end}
@media screen and (max-width:${COLUMN}){main{padding:1.25rem 1rem 3rem}h1{font-size:1.5rem}.lead{font-size:1.15rem}figure{margin-inline:-1rem;padding:1rem;border-inline:0;border-radius:0}}
@media screen and (max-width:${LIMITS.narrow}px){.wide{display:none}.narrow{display:block}}
@page{margin:18mm 15mm;@bottom-right{content:counter(page) ' / ' counter(pages);font:9pt system-ui,sans-serif}}
@media print{body{background:none}main{max-width:none;padding:0;font-size:10.5pt}h2,h3,h4{break-after:avoid}figure,li,p{break-inside:avoid}figure{border:0;padding:0}p:has(+figure){break-after:avoid}details{display:none}}
`;
