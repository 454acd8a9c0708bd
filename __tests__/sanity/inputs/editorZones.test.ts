import { spawnSync } from 'node:child_process'
import path from 'node:path'

/** Sanity's box with our format, and our words, in an editor's zone. Node reads TZ at start. */

const script = `
  import { format, parse } from '@sanity/util/legacyDateFormat'
  import { siteTimeFormat, siteTimeZone, timeInFull, timeInWords } from './lib/site/visibility.ts'
  const { dateFormat, timeFormat } = siteTimeFormat
  const both = dateFormat + ' ' + timeFormat
  const hour = 3600000
  const first = Date.UTC(2026, 11, 1, 5)
  const shown = Array.from({ length: 300 }, (_, index) => {
    const time = first + index * 29 * hour
    const box = format(new Date(time), both, { timeZone: siteTimeZone })
    const typed = parse(box, both, siteTimeZone).date.getTime()
    return { time, box, typed, words: timeInWords(time), full: timeInFull(time) }
  })
  console.log(JSON.stringify(shown))
`
type Shown = { time: number; box: string; typed: number; words: string; full: string }

/** What an editor in a zone sees of each 29th hour of a year. */
function shownIn(TZ: string): Shown[] {
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: path.join(__dirname, '../../..'),
    env: { ...process.env, TZ },
    encoding: 'utf8',
    maxBuffer: 2 ** 24,
  })
  if (!stdout) throw new Error(stderr)
  return JSON.parse(stdout) as Shown[]
}

const { format: inNewYork } = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'America/New_York',
  dateStyle: 'short',
  timeStyle: 'short',
})

const atHome = shownIn('America/New_York')

test.each(['Europe/Berlin', 'America/Chicago', 'Asia/Manila'])(
  'an editor in %s reads and writes the times of New York',
  (zone) => {
    const shown = shownIn(zone)
    expect(shown.map(({ typed: _typed, ...read }) => read)).toEqual(
      atHome.map(({ typed: _typed, ...read }) => read),
    )
    expect(shown.filter(({ time, box }) => box !== inNewYork(time))).toEqual([])
    expect(shown.filter(({ time, typed }) => typed !== time)).toEqual([])
  },
)
