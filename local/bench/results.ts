/** What a run of `npm run bench` found, as it is kept, printed and shown. */

/** In the order in which the report shows them. */
export const partNames = ['pages', 'lighthouse', 'server', 'editing', 'growth', 'lake'] as const

/** A part, as `npm run bench -- <part>` names it. */
export type PartName = (typeof partNames)[number]

/** How far a figure may go, in the figure's own unit. */
export type Bar = { atMost: number } | { atLeast: number }

/** A measured value beside its bar, if it has one. */
export type Figure = {
  value: number
  /** The value with its unit, for people. */
  text: string
  bar?: Bar
  /** The bar with its unit, such as "at most 150 kB". */
  barText?: string
}

/** A row is headed by what was measured; a cell is a figure, or words. */
export type Row = { name: string; cells: (Figure | string)[] }

/** `columns` heads the cells, not the names. `note` says how it was measured, and what a column means that does not say so itself. */
export type Table = { title: string; note?: string; rowsAre: string; columns: string[]; rows: Row[] }

/** What one run of a part found, and on which machine. */
export type PartResult = {
  part: PartName
  /** When it began, ISO 8601. */
  at: string
  /** How long it took. */
  seconds: number
  machine: string
  tables: Table[]
}

/** The last result of each part that has ever run here. */
export type Results = Partial<Record<PartName, PartResult>>

/** True for a figure that is within its bar or exactly at it, and for one that has none. */
export function holds({ value, bar }: Figure): boolean {
  if (!bar) return true
  return 'atMost' in bar ? value <= bar.atMost : value >= bar.atLeast
}

type Format = (value: number) => string

/** A figure and its bar, both in the same words. */
export function figure(value: number, format: Format, bar?: Bar): Figure {
  const text = format(value)
  if (!bar) return { value, text }
  const barText = 'atMost' in bar ? `at most ${format(bar.atMost)}` : `at least ${format(bar.atLeast)}`
  return { value, text, bar, barText }
}

/** How values read, with their units: `kilobytes` and `megabytes` take bytes, `times` a ratio, the others what they are called. */
export const kilobytes: Format = (bytes) => `${(bytes / 1000).toFixed(1)} kB`
export const milliseconds: Format = (time) => `${time < 10 ? time.toFixed(1) : Math.round(time)} ms`
export const seconds: Format = (time) => `${time.toFixed(1)} s`
export const megabytes: Format = (bytes) => `${Math.round(bytes / 1e6)} MB`
export const times: Format = (ratio) => `${ratio.toFixed(2)} ×`
export const perSecond: Format = (count) => `${Math.round(count).toLocaleString('en-US')}/s`
export const whole: Format = (count) => Math.round(count).toLocaleString('en-US')
export const score: Format = (value) => value.toFixed(4)

/** Every figure of a result that has a bar. */
export const barred = ({ tables }: PartResult): Figure[] =>
  tables
    .flatMap(({ rows }) => rows.flatMap(({ cells }) => cells))
    .filter((cell): cell is Figure => typeof cell !== 'string' && cell.bar !== undefined)

/** Names of parts as they were asked for; all without any. @throws {RangeError} for a name that is none. */
export function chosenParts(names: readonly string[]): PartName[] {
  const unknown = names.filter((name) => !(partNames as readonly string[]).includes(name))
  if (unknown.length > 0)
    throw new RangeError(`There is no part ${unknown.join(', ')}; there are ${partNames.join(', ')}`)
  return names.length === 0 ? [...partNames] : partNames.filter((name) => names.includes(name))
}
