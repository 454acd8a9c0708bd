import { isVisible, nextMoment, windowInWords } from '../../../lib/site/visibility.ts'

const [before, from, between, until, after] = [0, 1, 2, 3, 4].map((days) =>
  Date.parse(`2026-03-0${days + 1}T13:00:00Z`),
) as [number, number, number, number, number]
const iso = (moment: number) => new Date(moment).toISOString()
const campaign = { visibleFrom: iso(from), visibleUntil: iso(until) }

test.each([
  [before, false],
  [from - 1, false],
  [from, true],
  [until - 1, true],
  [until, false],
  [after, false],
])('a campaign is visible from first to last moment (%d: %s)', (now, visible) => {
  expect(isVisible(campaign, now)).toBe(visible)
})

test.each([undefined, null, {}, { visibleFrom: null }, { visibleFrom: 'soon', visibleUntil: '' }])(
  'without a readable moment nothing is hidden (%j)',
  (window) => {
    expect(isVisible(window, between)).toBe(true)
    expect(nextMoment([window], between)).toBeUndefined()
  },
)

test('the next moment is the first to come of all windows', () => {
  const other = { visibleUntil: iso(between) }
  expect(nextMoment([campaign, other], before)).toBe(from)
  expect(nextMoment([campaign, other], from)).toBe(between)
  expect(nextMoment([campaign, other], between)).toBe(until)
  expect(nextMoment([campaign, other], until)).toBeUndefined()
})

test('editors read moments in the time zone of the agency', () => {
  expect(windowInWords(campaign, before)).toBe('From Mar 2, 2026, 8:00 AM until Mar 4, 2026, 8:00 AM')
  expect(windowInWords(campaign, between)).toBe('Until Mar 4, 2026, 8:00 AM')
  expect(windowInWords(campaign, after)).toBe('Over since Mar 4, 2026, 8:00 AM')
  expect(windowInWords({ visibleFrom: iso(from) }, after)).toBeUndefined()
  // Summer time.
  expect(windowInWords({ visibleUntil: '2026-07-01T12:00:00Z' }, before)).toBe('Until Jul 1, 2026, 8:00 AM')
})
