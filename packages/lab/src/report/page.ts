import { escaped, tag } from './svg.ts'
import type { Wording } from './wording.ts'

/** A part of a report: a heading, words, and plots or tables as markup. */
export interface Section {
  readonly title: string
  readonly text?: string
  readonly figures: readonly string[]
}

export interface Report {
  readonly wording: Wording
  readonly title: string
  /** What was played, in a sentence or two. */
  readonly lead: string
  readonly sections: readonly Section[]
  /** The command that makes it again. */
  readonly command: string
}

const LIGHT = `--paper:#fbf8f2;--ink:#2a2622;--quiet:#6d655c;--rule:#e4dcd0;--faint:#efe9df;--bar:#8a7f72;
--c0:#2b6a94;--c1:#c2512f;--c2:#4b7f4a;--c3:#7d5ba6;--c4:#a8741a;--c5:#2f8583;--on:#fff`
const DARK = `--paper:#1c1a18;--ink:#ece5da;--quiet:#a79d90;--rule:#3a352f;--faint:#2a2622;--bar:#8d8376;
--c0:#7db4dc;--c1:#ee8f6d;--c2:#8fc48b;--c3:#bda0e3;--c4:#e0b25a;--c5:#74c7c4;--on:#16130f`

const STYLE = `
:root{${LIGHT};color-scheme:light dark}
@media(prefers-color-scheme:dark){:root{${DARK}}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);
font:17px/1.6 "Iowan Old Style","Palatino Linotype",Palatino,"Book Antiqua",Georgia,serif}
main{max-width:47rem;margin:0 auto;padding:3rem 1.25rem 4rem}
h1{font-size:2.1rem;line-height:1.2;margin:0 0 .6rem;font-weight:600;text-wrap:balance}
h2{font-size:1.3rem;line-height:1.3;margin:3rem 0 .3rem;font-weight:600}
p{margin:.3rem 0 1rem;max-width:40rem}
.lead{font-size:1.1rem;color:var(--quiet)}
figure{margin:1rem 0 1.6rem;overflow-x:auto}
figcaption{font-size:.92rem;color:var(--quiet);margin-bottom:.3rem}
.plot{display:block;width:100%;min-width:34rem;height:auto;overflow:visible}
.plot text,table,.legend,code{font-family:ui-sans-serif,system-ui,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif;
font-variant-numeric:tabular-nums}
.plot text{font-size:13px;fill:var(--ink)}
.plot .tick,.plot .axis{font-size:12px;fill:var(--quiet)}
.plot .small{font-size:12px}
.plot .end{text-anchor:end}
.plot .middle{text-anchor:middle}
.plot .on-bar{fill:var(--on);font-weight:600}
.grid{stroke:var(--rule);stroke-width:1}
.base,.zero{stroke:var(--quiet);stroke-width:1}
.zero{stroke-dasharray:3 3}
.span{stroke:var(--rule);stroke-width:3;stroke-linecap:round}
.whisker{stroke:var(--ink);stroke-width:1.5}
.reach{stroke:var(--c);stroke-width:3;stroke-linecap:round;opacity:.55}
.dot{fill:var(--c);stroke:var(--paper);stroke-width:1}
.line{fill:none;stroke:var(--c);stroke-width:2.25;stroke-linejoin:round;stroke-linecap:round}
.band{fill:var(--c);opacity:.18}
.spot{fill:var(--c);fill-opacity:0}
.spot:hover{fill-opacity:.9}
.cell,.wins{fill:var(--c)}
.anyone{--c:var(--bar)}
.ties{fill:var(--rule)}
.losses{fill:var(--faint)}
${[0, 1, 2, 3, 4, 5].map(i => `.s${i}{--c:var(--c${i})}`).join('')}
.legend{list-style:none;display:flex;flex-wrap:wrap;gap:.2rem 1.3rem;margin:.4rem 0;padding:0;font-size:.85rem}
.swatch{display:inline-block;width:.8em;height:.8em;border-radius:50%;background:var(--c);margin-right:.45em}
table{border-collapse:collapse;font-size:.86rem;line-height:1.45;width:100%}
th,td{padding:.32rem .6rem;text-align:right;border-bottom:1px solid var(--rule);vertical-align:top}
th:first-child,td:first-child,.left{text-align:left}
th{font-weight:600;color:var(--quiet)}
details{margin:.5rem 0 1.5rem}
summary{cursor:pointer;color:var(--quiet);font-size:.92rem}
footer{margin-top:4rem;border-top:1px solid var(--rule);padding-top:.8rem;color:var(--quiet);font-size:.9rem}
code{font-size:.82rem;overflow-wrap:anywhere}
@media print{body{background:#fff}figure{break-inside:avoid}}
`

/** A plot with what is to be said about it. */
export const figure = (caption: string, ...content: readonly string[]): string =>
  tag('figure', {}, tag('figcaption', {}, escaped(caption)), ...content)

/** A table of text; the first row is its head. */
export function table([head = [], ...rows]: readonly (readonly string[])[]): string {
  const row = (cells: readonly string[], kind: string) =>
    tag('tr', {}, ...cells.map(cell => tag(kind, {}, escaped(cell))))
  return tag('table', {}, tag('thead', {}, row(head, 'th')), tag('tbody', {}, ...rows.map(cells => row(cells, 'td'))))
}

/** Something that needn't be read, to be opened by who wants it. */
export const details = (summary: string, ...content: readonly string[]): string =>
  tag('details', {}, tag('summary', {}, escaped(summary)), ...content)

/** A report as one page of HTML that needs nothing else. */
export function page({ wording: { language, say }, title, lead, sections, command }: Report): string {
  const body = sections.map(({ title, text, figures }) =>
    tag(
      'section',
      {},
      tag('h2', {}, escaped(title)),
      text === undefined ? '' : tag('p', {}, escaped(text)),
      ...figures,
    ),
  )
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>${STYLE}</style>
<main>
<h1>${escaped(title)}</h1>
<p class="lead">${escaped(lead)}</p>
${body.join('\n')}
<footer>${escaped(say('playedBy'))} <code>${escaped(command)}</code></footer>
</main>
</html>
`
}
