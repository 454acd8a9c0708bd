import { dayOf, readDate } from '#lib/blog/normalise/date.ts'

test.each([
  ['2026-10-14', 'October 14, 2026', '2026-10-14'],
  ['2026-10-14 23:59:59.123456', 'October 14, 2026', '2026-10-14'],
  ['2026-10-14T00:00:00Z', 'October 14, 2026', '2026-10-14'],
  ['2026-10-14T12:30:00Z', 'October 14, 2026', '2026-10-14T12:30:00Z'],
  ['2026-10-13T20:00:00-04:00', 'October 13, 2026', '2026-10-14T00:00:00Z'],
  ['2026-10-14 08:30:00.000000 +0530', 'October 13, 2026', '2026-10-14T03:00:00Z'],
  ['Wed, 14 Oct 2026 10:00:00 +0000', 'October 14, 2026', '2026-10-14T10:00:00Z'],
  [1791964800, 'October 14, 2026', '2026-10-14T08:00:00Z'],
  ['October 14, 2026', 'October 14, 2026', '2026-10-14'],
  ['2026-02-31', '2026-02-31', null],
  ['February 31, 2026', 'February 31, 2026', null],
  ['last spring', 'last spring', null],
])('the date %j reads %s', (sent, text, iso) => {
  expect(readDate(sent)).toEqual({ text, iso })
})

test.each(['', '0', 0, null, '0000-00-00T00:00:00.000000Z', '-0001-11-30T00:00:00+00:00'])(
  '%j is no date',
  (sent) => expect(readDate(sent)).toBeNull(),
)

test('today is the day where the site is', () => {
  expect(dayOf(new Date('2026-11-21T03:00:00Z'))).toBe('November 20, 2026')
})
