import fc from 'fast-check'
import { dayOf, readDate, recentlyPublished } from '../../../../lib/blog/normalise/date.ts'

describe('a date', () => {
  test.each([
    ['2026-10-14', 'October 14, 2026', '2026-10-14'],
    ['2026-10-14 23:59:59', 'October 14, 2026', '2026-10-14'],
    ['2026-10-14T23:59:59-05:00', 'October 14, 2026', '2026-10-14T23:59:59-05:00'],
    ['2026-10-14 08:30:00.000000 +0530', 'October 14, 2026', '2026-10-14T08:30:00+05:30'],
    ['2026-10-14T08:30Z', 'October 14, 2026', '2026-10-14T08:30Z'],
    ['2026-10-14T00:00:00.000Z', 'October 14, 2026', '2026-10-14'],
    ['2026-10-14T24:00:00Z', 'October 14, 2026', '2026-10-14'],
    ['2026-10-14T08:60Z', 'October 14, 2026', '2026-10-14'],
    ['2026-10-14T08:30+24:00', 'October 14, 2026', '2026-10-14'],
    ['2026-02-31T08:30Z', '2026-02-31T08:30Z', null],
    ['October 14, 2026', 'October 14, 2026', '2026-10-14'],
    ['Sept. 3rd 2026', 'Sept. 3rd 2026', '2026-09-03'],
    ['Jan 5, 2026', 'Jan 5, 2026', '2026-01-05'],
    ['Janus 5, 2026', 'Janus 5, 2026', null],
    ['2026-02-31', '2026-02-31', null],
    ['2026-13-05', '2026-13-05', null],
    ['2026-00-05', '2026-00-05', null],
    ['0099-05-01', '0099-05-01', null],
    ['1000-01-01', 'January 1, 1000', '1000-01-01'],
    ['last spring', 'last spring', null],
    ['2026-10-14 10:00:00 +0000', 'October 14, 2026', '2026-10-14T10:00:00+00:00'],
    ['Wed, 14 Oct 2026 10:00:00 +0000', 'October 14, 2026', '2026-10-14T10:00:00+00:00'],
    ['14 Oct 2026 23:00 EDT', 'October 14, 2026', '2026-10-14T23:00-04:00'],
    ['Wed, 14-Oct-2026 08:00:00 GMT', 'October 14, 2026', '2026-10-14T08:00:00Z'],
    ['Wednesday, 14-Oct-26 08:00:00 GMT', 'October 14, 2026', '2026-10-14T08:00:00Z'],
    ['Thursday, 14-Oct-99 08:00:00 GMT', 'October 14, 1999', '1999-10-14T08:00:00Z'],
    [
      'Wed Oct 14 2026 08:00:00 GMT+0200 (Central European Summer Time)',
      'October 14, 2026',
      '2026-10-14T08:00:00+02:00',
    ],
    ['Wed Oct 14 08:00:00 UTC 2026', 'October 14, 2026', '2026-10-14T08:00:00Z'],
    ['20261014', 'October 14, 2026', '2026-10-14'],
    [20261014, 'October 14, 2026', '2026-10-14'],
    ['20261014T083000Z', 'October 14, 2026', '2026-10-14T08:30:00Z'],
    ['20261014083000', 'October 14, 2026', '2026-10-14'],
    ['20261314', '20261314', null],
    ['12611811', '12611811', null],
    ['/Date(1791964800000)/', 'October 14, 2026', '2026-10-14T08:00:00Z'],
    ['\\/Date(1791964800000+0200)\\/', 'October 14, 2026', '2026-10-14T08:00:00Z'],
    ['1791964800.25', 'October 14, 2026', '2026-10-14T08:00:00Z'],
    ['14 October 2026', '14 October 2026', '2026-10-14'],
    ['14th of October 2026', '14th of October 2026', null],
    ['Wednesday, October 14, 2026', 'Wednesday, October 14, 2026', '2026-10-14'],
    ['2026/10/14', 'October 14, 2026', '2026-10-14'],
    ['2026.10.4', 'October 4, 2026', '2026-10-04'],
    ['2026-10-14 08:00:00.000', 'October 14, 2026', '2026-10-14'],
    ['Oct 14 2026  8:00AM', 'October 14, 2026', '2026-10-14'],
    ['14 Oct 2026 08:00:00:000', 'October 14, 2026', '2026-10-14'],
    ['October 14, 2026 at 8:30 pm UTC', 'October 14, 2026', '2026-10-14T20:30Z'],
    ['October 14, 2026 at 25:30', 'October 14, 2026 at 25:30', null],
    ['10/14/2026', '10/14/2026', '2026-10-14'],
    ['14.10.2026', '14.10.2026', '2026-10-14'],
    ['10/14/2026 8:00:00 AM', 'October 14, 2026', '2026-10-14'],
    ['03/03/2026', '03/03/2026', '2026-03-03'],
    ['03/04/2026', '03/04/2026', null],
    ['03/04/2026 08:00:00', '03/04/2026 08:00:00', null],
    ['31/04/2026', '31/04/2026', null],
    ['Updated 2026-10-14', 'Updated 2026-10-14', null],
    ['2026-10-14/16', '2026-10-14/16', null],
    ['2026-10-14 at 08:30Z', 'October 14, 2026', '2026-10-14'],
    ['2026-10-14 08:30Z or later', 'October 14, 2026', '2026-10-14'],
    ['No. 1791936000', 'No. 1791936000', null],
    ['1791936000 seconds', '1791936000 seconds', null],
    ['October 14, 2026 or later', 'October 14, 2026 or later', null],
    [
      { date: '2026-07-21 10:00:00.000000', timezone_type: 3, timezone: 'UTC' },
      'July 21, 2026',
      '2026-07-21',
    ],
    [1791936000, 'October 14, 2026', '2026-10-14'],
    ['1791936000', 'October 14, 2026', '2026-10-14'],
    [1791936000000, 'October 14, 2026', '2026-10-14'],
    [1e8, 'March 3, 1973', '1973-03-03T09:46:40Z'],
    [1e11, 'March 3, 1973', '1973-03-03T09:46:40Z'],
    [1e11 - 1, 'November 16, 5138', '5138-11-16T09:46:39Z'],
    ['1970-01-02', 'January 2, 1970', '1970-01-02'],
    ['1970-01-01 18:00:00', 'January 1, 1970', '1970-01-01'],
    ['1969-12-31 08:00', 'December 31, 1969', '1969-12-31'],
    ['01/05/00', '01/05/00', null],
    ['{"date":"2026-07-21 10:00:00.000000","timezone":"UTC"}', 'July 21, 2026', '2026-07-21'],
    [253_402_300_799_999, 'December 31, 9999', '9999-12-31T23:59:59Z'],
  ])('%p reads %p', (sent, text, iso) => {
    expect(readDate([sent], recentlyPublished)).toEqual({ text, iso })
  })

  test.each([
    '',
    '0',
    'null',
    '0000-00-00',
    '-0001-11-30 00:00:00',
    'November 30, -0001',
    'Nov 30, -0001, 12:00 am',
    'Wed, 30 Nov -0001 00:00:00 +0000',
    '30/11/-0001',
    'November 30, 0000',
    null,
    0,
    -5,
    1e8 - 1,
    253_402_300_800_000,
    1e300,
    {},
    { date: '-0001-11-30 00:00:00.000000', timezone_type: 3, timezone: 'UTC' },
    '1970-01-01',
    '1970-01-01T05:30:00+05:30',
    '1969-12-31T19:00:00-05:00',
    'Thu, 01 Jan 1970 00:00:00 +0000',
    'Wednesday, December 31, 1969',
    'Dec 31, 1969 7:00 pm',
    '31.12.1969',
    '12/31/69',
    '1/1/1970',
    '1 de enero de 1970',
    '19700101',
    '00/00/0000',
    '0000-00-00T00:00:00+02:00',
    '0001-01-01T00:00:00',
    'Monday, January 1, 0001',
    'Nov 30, -1',
    '-62169984000',
    '/Date(-62135596800000)/',
    'Invalid Date',
    'NaN-NaN-NaN',
    'undefined NaN, NaN',
    ['null'],
  ])('is missing in %j', (sent) => {
    expect(readDate([sent], recentlyPublished)).toEqual({ text: recentlyPublished, iso: null })
  })

  test('comes from the next name when the first is missing', () => {
    const { text } = readDate(['-0001-11-30 00:00:00', '2026-10-14'], recentlyPublished)
    expect(text).toBe('October 14, 2026')
  })

  const time = fc.date({
    min: new Date('1974-01-01T00:00:00Z'),
    max: new Date('2068-12-31T00:00:00Z'),
    noInvalidDate: true,
  })
  const two = (number: number) => String(number).padStart(2, '0')

  test('is one instant, whichever program wrote it', () => {
    fc.assert(
      fc.property(time, (any) => {
        const at = new Date(Math.floor(any.getTime() / 1000) * 1000)
        const [, day = '', month = '', year = '', clock = ''] = at.toUTCString().split(' ')
        const iso = at.toISOString()
        const programs = [
          iso,
          at.toUTCString(),
          at.toUTCString().replace('GMT', '+0000'),
          `${day}-${month}-${year.slice(2)} ${clock} GMT`,
          `${month} ${day} ${year} ${clock} GMT+0000 (Coordinated Universal Time)`,
          iso.replace(/[-:]|\.000/g, ''),
          `/Date(${at.getTime()})/`,
          at.getTime() / 1000,
        ]
        const read = programs.map((sent) => readDate([sent], recentlyPublished))
        for (const each of read) {
          expect(each.text).toBe(dayOf(at)?.text)
          expect(new Date(each.iso ?? '')).toEqual(at)
        }
      }),
    )
  })

  test('in numbers is read only where no other day is meant', () => {
    fc.assert(
      fc.property(time, fc.constantFrom('/', '.', '-'), (at, sign) => {
        const [day, month, year] = [at.getUTCDate(), at.getUTCMonth() + 1, at.getUTCFullYear()]
        const isClear = day > 12 || day === month
        for (const sent of [
          [month, day],
          [day, month],
        ].map((pair) => [...pair.map(two), year].join(sign))) {
          const iso = isClear ? at.toISOString().slice(0, 10) : null
          expect(readDate([sent], recentlyPublished)).toEqual({ text: sent, iso })
        }
      }),
    )
  })

  test('of any text is found at once, and has a day or none', () => {
    const parts = fc.constantFrom(
      'Wed, ',
      'Oct ',
      '14',
      '-',
      ' ',
      '2026',
      ':',
      '08',
      'GMT',
      '+02',
      '(',
      ')',
      '/',
    )
    const text = fc.oneof(
      fc.string(),
      fc.array(parts, { maxLength: 40 }).map((each) => each.join('')),
    )
    fc.assert(
      fc.property(text, (sent) => {
        const { text: shown, iso } = readDate([sent], recentlyPublished)
        expect(shown).not.toBe('')
        expect(iso === null || !Number.isNaN(Date.parse(iso))).toBe(true)
      }),
      { numRuns: 2000 },
    )
  })

  test('is written with the months as English has them', () => {
    const english = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
    for (let month = 0; month < 12; month += 1) {
      const day = new Date(Date.UTC(2026, month, 9))
      expect(dayOf(day)?.text).toBe(english.format(day))
      const short = `${english.format(day).slice(0, 3)} 9, 2026`
      expect(readDate([short], recentlyPublished).iso).toBe(day.toISOString().slice(0, 10))
    }
  })

  test('does not depend on the time zone of the machine', () => {
    expect(dayOf(new Date('2026-11-20T23:30:00Z'))).toEqual({ text: 'November 20, 2026', iso: '2026-11-20' })
    expect(dayOf(new Date('2026-11-20T00:30:00Z'))).toEqual({ text: 'November 20, 2026', iso: '2026-11-20' })
  })
})
