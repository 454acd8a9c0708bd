import { isVisible, stateInWords, timeInWords } from '#lib/site/visibility.ts'

const [from, between, until] = [2, 3, 4].map((day) => Date.parse(`2026-03-0${day}T13:00:00Z`)) as [
  number,
  number,
  number,
]
const iso = (time: number) => new Date(time).toISOString()
const campaign = { visibleFrom: iso(from), visibleUntil: iso(until) }

test.each([
  [from - 1, false],
  [from, true],
  [until - 1, true],
  [until, false],
])('a campaign is visible between its scheduled times (%d: %s)', (now, visible) => {
  expect(isVisible(campaign, now)).toBe(visible)
})

test.each([undefined, null, {}, { visibleFrom: null }, { visibleFrom: 'soon', visibleUntil: '' }])(
  'without a readable time nothing is hidden (%j)',
  (times) => {
    expect(isVisible(times, between)).toBe(true)
  },
)

test.each([
  ['a campaign to come', campaign, from - 1, 'Scheduled: from Mar 2, 8:00 AM until Mar 4, 8:00 AM'],
  ['a campaign', campaign, from, 'On the site until Mar 4, 8:00 AM'],
  ['a page without times', {}, between, 'On the site'],
  ['an ended campaign', campaign, until, 'Over since Mar 4, 8:00 AM'],
])('the state of %s is a word and its times', (_what, published, now, words) => {
  expect(stateInWords(published, now)).toBe(words)
})

test.each([
  ['in summer', '2026-07-01T12:00:00Z', 'Jul 1, 8:00 AM'],
  ['of another year, with it', '2027-01-01T13:00:00Z', 'Jan 1, 2027, 8:00 AM'],
  ['in the year of the agency’s zone', '2027-01-01T04:00:00Z', 'Dec 31, 11:00 PM'],
])('editors read a time %s in the zone of the agency', (_when, time, words) => {
  expect(timeInWords(Date.parse(time), between)).toBe(words)
})
