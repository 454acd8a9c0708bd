import { spawnSync } from 'node:child_process'
import path from 'node:path'

/** Sanity's box with our format, and our words, in an editor's zone: Node follows TZ. */

const zones = ['America/New_York', 'Europe/Berlin', 'America/Chicago', 'Asia/Manila']

const script = `
  import { format, parse } from '@sanity/util/legacyDateFormat'
  const hour = 3600000
  const first = Date.UTC(2026, 11, 1, 5)
  const shown = {}
  for (const zone of ${JSON.stringify(zones)}) {
    process.env.TZ = zone
    const { siteTimeFormat, siteTimeZone, timeInFull, timeInWords } =
      await import('./lib/site/visibility.ts?' + zone)
    const { dateFormat, timeFormat } = siteTimeFormat
    const both = dateFormat + ' ' + timeFormat
    shown[zone] = Array.from({ length: 300 }, (_, index) => {
      const time = first + index * 29 * hour
      const box = format(new Date(time), both, { timeZone: siteTimeZone })
      const typed = parse(box, both, siteTimeZone).date.getTime()
      return { time, box, typed, words: timeInWords(time), full: timeInFull(time) }
    })
  }
  console.log(JSON.stringify(shown))
`
type Shown = { time: number; box: string; typed: number; words: string; full: string }

const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
  cwd: path.join(__dirname, '../../..'),
  encoding: 'utf8',
  maxBuffer: 2 ** 24,
})
if (!stdout) throw new Error(stderr)

/** What an editor in each zone sees of each 29th hour of a year. */
const shown = JSON.parse(stdout) as Record<string, Shown[]>

const { format: inNewYork } = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'America/New_York',
  dateStyle: 'short',
  timeStyle: 'short',
})

const withoutTyped = (times: Shown[] = []) => times.map(({ typed: _typed, ...read }) => read)

test.each(zones)('an editor in %s reads and writes the times of New York', (zone) => {
  const seen = shown[zone] ?? []
  expect(seen).toHaveLength(300)
  expect(withoutTyped(seen)).toEqual(withoutTyped(shown['America/New_York']))
  expect(seen.filter(({ time, box }) => box !== inNewYork(time))).toEqual([])
  expect(seen.filter(({ time, typed }) => typed !== time)).toEqual([])
})
