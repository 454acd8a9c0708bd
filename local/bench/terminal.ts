import { holds, type Figure, type Table } from './results.ts'

/** Results as text, for who waits at the terminal. */

const inWords = (cell: Figure | string): string => {
  if (typeof cell === 'string') return cell
  return cell.bar ? `${holds(cell) ? '✓' : '✗'} ${cell.text}` : cell.text
}

/** A table in columns; a tick or a cross stands before a figure that has a bar. */
export function printed({ title, note, rowsAre, columns, rows }: Table): string {
  const lines = [[rowsAre, ...columns], ...rows.map(({ name, cells }) => [name, ...cells.map(inWords)])]
  const widths = (lines[0] ?? []).map((_, column) =>
    Math.max(...lines.map((line) => [...(line[column] ?? '')].length)),
  )
  const pad = (text: string, column: number) => {
    const space = ' '.repeat((widths[column] ?? 0) - [...text].length)
    return column === 0 ? text + space : space + text
  }
  const [head = '', ...body] = lines.map((line) => line.map(pad).join('   '))
  const misses = rows.flatMap(({ name, cells }) =>
    cells.flatMap((cell, column) =>
      typeof cell === 'string' || holds(cell)
        ? []
        : [`  ✗ ${name}: ${columns[column]} is ${cell.text}, wanted ${cell.barText}`],
    ),
  )
  return [
    `\n${title}`,
    ...(note ? [note] : []),
    '',
    head,
    '─'.repeat([...head].length),
    ...body,
    ...misses,
  ].join('\n')
}
