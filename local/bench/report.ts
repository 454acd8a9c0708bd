import { escapeXml } from '../../lib/xml.ts'
import { reportStyle } from './reportStyle.ts'
import {
  barred,
  holds,
  partNames,
  type Figure,
  type PartName,
  type PartResult,
  type Results,
  type Table,
} from './results.ts'

/** The page that shows results: one file that loads nothing, so that it can be sent to anybody. */

const headings: Record<PartName, string> = {
  pages: 'Pages on a slow phone',
  lighthouse: 'Lighthouse',
  server: 'Server',
  editing: 'Editing',
  growth: 'Growth',
  lake: 'Content lake',
}

/** How much of the bar's length is filled, in hundredths: for a limit what is used up, for a goal what is reached. */
function filled({ value, bar }: Figure): number {
  if (!bar) return 0
  const mark = 'atMost' in bar ? bar.atMost : bar.atLeast
  if (mark === 0) return value === 0 ? 0 : 100
  return Math.round(Math.min(1, Math.max(0, value / mark)) * 100)
}

function cell(content: Figure | string): string {
  if (typeof content === 'string') return `<td>${escapeXml(content)}</td>`
  if (!content.bar) return `<td class="figure">${escapeXml(content.text)}</td>`
  const held = holds(content)
  return `<td class="figure ${held ? 'held' : 'missed'}"><span class="value">${escapeXml(content.text)}</span>
<span class="track" aria-hidden="true"><span style="width:${filled(content)}%"></span></span>
<span class="bar"><span class="mark">${held ? '✓ held' : '✗ missed'}</span> ${escapeXml(content.barText ?? '')}</span></td>`
}

function table({ title, note, rowsAre, columns, rows }: Table, id: string): string {
  const head = [rowsAre, ...columns].map((name) => `<th scope="col">${escapeXml(name)}</th>`).join('')
  const body = rows
    .map(({ name, cells }) => `<tr><th scope="row">${escapeXml(name)}</th>${cells.map(cell).join('')}</tr>`)
    .join('\n')
  return `<h3 id="${id}">${escapeXml(title)}</h3>
${note ? `<p class="note">${escapeXml(note)}</p>` : ''}
<div class="scroll" role="region" aria-labelledby="${id}" tabindex="0"><table><thead><tr>${head}</tr></thead>
<tbody>
${body}
</tbody></table></div>`
}

const tally = (result: PartResult): string => {
  const all = barred(result)
  if (all.length === 0) return 'no bars'
  return `${all.filter(holds).length} of ${all.length} bars held`
}

/** "2026-11-21 01:40 UTC". */
const when = (at: string): string => `${at.slice(0, 10)} ${at.slice(11, 16)} UTC`

function part(result: PartResult): string {
  const name = result.part
  return `<section aria-labelledby="${name}">
<h2 id="${name}">${headings[name]}</h2>
<p class="when"><strong>${tally(result)}.</strong> Measured <time datetime="${escapeXml(result.at)}">${escapeXml(when(result.at))}</time> in ${Math.round(result.seconds)} s on ${escapeXml(result.machine)}.</p>
${result.tables.map((each, index) => table(each, `${name}-${index + 1}`)).join('\n')}
</section>`
}

/** The page's HTML. Parts that have never run are left out. */
export function reportPage(results: Results): string {
  const shown = partNames.flatMap((name) => results[name] ?? [])
  const all = shown.flatMap(barred)
  const missed = all.filter((each) => !holds(each)).length
  const verdict = missed === 0 ? `All ${all.length} bars held` : `${missed} of ${all.length} bars missed`
  const links = shown
    .map(
      (result) =>
        `<li><a href="#${result.part}">${headings[result.part]}</a> <span>${tally(result)}</span></li>`,
    )
    .join('\n')
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Goodline, measured: ${verdict}</title>
<style>${reportStyle}</style>
</head>
<body>
<header>
<p class="brand">Goodline, measured</p>
<h1 class="${missed === 0 ? 'held' : 'missed'}">${verdict}</h1>
<nav aria-label="Parts"><ul>
${links}
</ul></nav>
</header>
<main>
${shown.map(part).join('\n')}
</main>
</body>
</html>
`
}
