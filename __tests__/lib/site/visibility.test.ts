import { isVisible, timeInWords, visibilityOf } from '../../../lib/site/visibility.ts'

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
  (window) => {
    expect(isVisible(window, between)).toBe(true)
  },
)

test.each([
  ['what was never published', null, between, 'draft', 'Draft'],
  [
    'a campaign to come',
    campaign,
    from - 1,
    'scheduled',
    'Scheduled: from Mar 2, 2026, 8:00 AM EST until Mar 4, 2026, 8:00 AM EST',
  ],
  ['a campaign', campaign, from, 'live', 'On the site until Mar 4, 2026, 8:00 AM EST'],
  ['a page without times', {}, between, 'live', 'On the site'],
  ['an ended campaign', campaign, until, 'over', 'Over since Mar 4, 2026, 8:00 AM EST'],
])('the state of %s is one word and its times', (_what, published, now, stage, words) => {
  expect(visibilityOf(published, now)).toEqual({ stage, words })
})

test.each([
  ['in summer', '2026-07-01T12:00:00Z', 'Jul 1, 2026, 8:00 AM EDT'],
  ['in the second of two equal hours', '2026-11-01T06:30:00Z', 'Nov 1, 2026, 1:30 AM EST'],
])('editors read a time %s in the zone of the agency', (_when, time, words) => {
  expect(timeInWords(Date.parse(time))).toBe(words)
})
