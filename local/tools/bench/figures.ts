/** The results of `npm run bench`. */

/** In the figure's own unit. */
type Budget = { atMost: number } | { atLeast: number }

export type Figure = {
  value: number
  /** The value with its unit. */
  text: string
  budget?: Budget
}

export type Row = { name: string; cells: (Figure | string)[] }

/** `rowsAre` heads the names, `columns` the cells; `note` says how it was measured. */
export type Table = { title: string; note?: string; rowsAre: string; columns: string[]; rows: Row[] }

function holds({ value, budget }: Figure): boolean {
  if (!budget) return true
  return 'atMost' in budget ? value <= budget.atMost : value >= budget.atLeast
}

type Format = (value: number) => string

export const figure = (value: number, format: Format, budget?: Budget): Figure => ({
  value,
  text: format(value),
  ...(budget && { budget }),
})

/** Formats: `kilobytes` takes bytes, `times` a ratio. */
export const kilobytes: Format = (bytes) => `${(bytes / 1000).toFixed(1)} kB`
export const milliseconds: Format = (time) => `${time < 10 ? time.toFixed(1) : Math.round(time)} ms`
export const times: Format = (ratio) => `${ratio.toFixed(2)} ×`
export const whole: Format = (count) => Math.round(count).toLocaleString('en-US')
export const score: Format = (value) => value.toFixed(4)

/** Figures beyond their budget. */
export const missed = (tables: readonly Table[]): Figure[] =>
  tables
    .flatMap(({ rows }) => rows.flatMap(({ cells }) => cells))
    .filter((cell): cell is Figure => typeof cell !== 'string' && !holds(cell))

/** The nearest-rank percentile; `p` is from 0 to 1. */
export function percentile(numbers: readonly number[], p: number): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(p * sorted.length) - 1)] ?? NaN
}

export const median = (numbers: readonly number[]): number => percentile(numbers, 0.5)

const cellText = (cell: Figure | string): string => {
  if (typeof cell === 'string') return cell
  return cell.budget ? `${holds(cell) ? '✓' : '✗'} ${cell.text}` : cell.text
}

/** A table as text, with ✓ or ✗ before figures that have a budget. */
export function printed({ title, note, rowsAre, columns, rows }: Table): string {
  const lines = [[rowsAre, ...columns], ...rows.map(({ name, cells }) => [name, ...cells.map(cellText)])]
  const widths = (lines[0] ?? []).map((_, column) =>
    Math.max(...lines.map((line) => [...(line[column] ?? '')].length)),
  )
  const pad = (text: string, column: number) => {
    const space = ' '.repeat((widths[column] ?? 0) - [...text].length)
    return column === 0 ? text + space : space + text
  }
  const [head = '', ...body] = lines.map((line) => line.map(pad).join('   '))
  return [`\n${title}`, ...(note ? [note] : []), '', head, '─'.repeat([...head].length), ...body].join('\n')
}

/** A table of one result a row; `print` also sets the exit code. */
export function resultTable(title: string, say: (line: string) => void) {
  const rows: Row[] = []
  const note = (name: string, value: number, budget: Budget, format: Format = whole): void =>
    void rows.push({ name, cells: [figure(value, format, budget)] })
  const print = (): void => {
    const table = { title, rowsAre: 'what', columns: ['result'], rows }
    say(printed(table))
    if (missed([table]).length > 0) process.exitCode = 1
  }
  return { note, print }
}
