import { comingUp } from '../../../sanity/start/coming.ts'

const now = Date.parse('2026-03-01T12:00:00Z')
const day = (days: number) => new Date(now + days * 86_400_000).toISOString()

const shown = (...entries: Parameters<typeof comingUp<object>>[0]) =>
  comingUp(entries, now).map(({ what, time }) => [what, new Date(time).toISOString()])

test('pages and announcements are listed by what they do next', () => {
  const page = { visibleFrom: day(2), visibleUntil: day(4) }
  const settings = { announcement: { text: 'Open day', visibleFrom: day(1), visibleUntil: day(3) } }
  expect(shown(page, settings)).toEqual([
    ['Announcement appears', day(1)],
    ['Appears', day(2)],
    ['Announcement ends', day(3)],
    ['Disappears', day(4)],
  ])
})

test.each([
  ['without times', {}],
  ['that is over', { visibleFrom: day(1), visibleUntil: day(-1) }],
  ['that began and stays', { visibleFrom: day(-1) }],
  ['whose announcement has no words', { announcement: { text: '', visibleUntil: day(1) } }],
])('a page %s is not listed', (_what, entry) => expect(shown(entry)).toEqual([]))
