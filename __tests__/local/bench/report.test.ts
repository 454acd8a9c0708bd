import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { keepResult } from '../../../local/bench/keep.ts'
import { reportPage } from '../../../local/bench/report.ts'
import { figure, kilobytes, type PartName, type PartResult } from '../../../local/bench/results.ts'
import { printed } from '../../../local/bench/terminal.ts'

const parse = (html: string): Document => new DOMParser().parseFromString(html, 'text/html')

const textsOf = (page: Document, selector: string): string[] =>
  [...page.querySelectorAll(selector)].map((each) => (each.textContent ?? '').replace(/\s+/g, ' ').trim())

const result = (part: PartName, value: number, name = 'Home'): PartResult => ({
  part,
  at: '2026-11-21T01:40:00.000Z',
  seconds: 61.4,
  machine: '2 × A processor, 8 GB',
  tables: [
    {
      title: 'Weight',
      note: 'How it was measured.',
      rowsAre: 'Page',
      columns: ['JavaScript', 'Which'],
      rows: [{ name, cells: [figure(value, kilobytes, { atMost: 150_000 }), 'none'] }],
    },
  ],
})

test('the report says first whether every bar held, then shows each figure beside its bar, machine and date', () => {
  const page = parse(reportPage({ pages: result('pages', 149_000), lake: result('lake', 151_000) }))
  expect(textsOf(page, 'h1')).toEqual(['1 of 2 bars missed'])
  expect(textsOf(page, 'tbody tr > *')).toEqual([
    'Home',
    '149.0 kB ✓ held at most 150.0 kB',
    'none',
    'Home',
    '151.0 kB ✗ missed at most 150.0 kB',
    'none',
  ])
  expect(textsOf(page, 'h2')).toEqual(['Pages on a slow phone', 'Content lake'])
  for (const line of textsOf(page, '.when')) {
    expect(line).toMatch(
      /^[01] of 1 bars held\. Measured 2026-11-21 01:40 UTC in 61 s on 2 × A processor, 8 GB\.$/,
    )
  }
  expect(textsOf(parse(reportPage({ pages: result('pages', 1) })), 'h1')).toEqual(['All 1 bars held'])
})

test('the report loads nothing and can be read without a mouse or a screen', () => {
  const html = reportPage({ pages: result('pages', 1) })
  const page = parse(html)
  expect(textsOf(page, 'script, link, img, iframe')).toEqual([])
  expect(html).not.toMatch(/url\(|@import|https?:/)
  const scroll = page.querySelector('.scroll')
  expect(scroll?.getAttribute('tabindex')).toBe('0')
  expect(page.getElementById(scroll?.getAttribute('aria-labelledby') ?? '')?.textContent).toBe('Weight')
  expect(page.querySelectorAll('th').length).toBeGreaterThan(3)
  expect(page.querySelectorAll('th:not([scope])')).toHaveLength(0)
})

test('nothing that was measured can write into the report', () => {
  const hostile = `<script>alert(1)</script>"'&`
  const page = parse(reportPage({ pages: result('pages', 1, hostile) }))
  expect(textsOf(page, 'script')).toEqual([])
  expect(textsOf(page, 'tbody th')).toEqual([hostile])
})

test('a part that runs again replaces its last result and leaves the others', () => {
  const folder = path.join(mkdtempSync(path.join(tmpdir(), 'goodline-report-')), 'bench')
  keepResult(folder, result('pages', 1000))
  keepResult(folder, result('lake', 2000))
  const page = keepResult(folder, result('pages', 3000))
  const shown = readFileSync(page, 'utf8')
  expect(shown).toContain('2.0 kB')
  expect(shown).toContain('3.0 kB')
  expect(shown).not.toContain('1.0 kB')
  writeFileSync(path.join(folder, 'results.json'), 'not what it was')
  expect(readFileSync(keepResult(folder, result('lake', 4000)), 'utf8')).toContain('4.0 kB')
  rmSync(path.dirname(folder), { recursive: true })
})

test('the terminal shows a table in columns, and each miss once more in words', () => {
  const [table] = result('pages', 151_000).tables
  const lines = (table ? printed(table) : '').split('\n')
  expect(lines).toEqual([
    '',
    'Weight',
    'How it was measured.',
    '',
    'Page   JavaScript   Which',
    '─────────────────────────',
    'Home   ✗ 151.0 kB    none',
    '  ✗ Home: JavaScript is 151.0 kB, wanted at most 150.0 kB',
  ])
})
