/** @jest-environment node */
import { consequenceOfUnpublishing, stillUsedBy } from '../../sanity/consequences.ts'
import { shownOn } from '../../lib/shownOn.ts'

const lists = ['review', 'roleGroup', 'teamMember', 'caseStudy', 'faqItem']

describe('what the Studio says before something leaves the site', () => {
  it('names the page on which visitors will miss it', () => {
    expect(consequenceOfUnpublishing('teamMember', {})).toMatch(
      /^Within seconds visitors no longer see it on “About Us”\./,
    )
    for (const type of lists) expect(consequenceOfUnpublishing(type, {})).toMatch(/ on “.+”\./)
    expect(Object.keys(shownOn)).toEqual(expect.arrayContaining(lists))
  })

  it('names the landing pages that show it as well', () => {
    expect(consequenceOfUnpublishing('review', {}, ['Spring'])).toMatch(/ on “Home” and “Spring”\./)
    expect(consequenceOfUnpublishing('review', {}, ['Autumn', 'Spring'])).toMatch(
      / on “Home”, “Autumn” and “Spring”\./,
    )
  })

  it('says which address will answer nothing', () => {
    expect(consequenceOfUnpublishing('landingPage', { slug: { current: 'spring' } })).toMatch(
      /^Within seconds \/spring answers “page not found”/,
    )
    expect(consequenceOfUnpublishing('redirect', { from: '/old' })).toMatch(/^Within seconds \/old answers/)
  })

  it('promises that it stays as a draft', () => {
    for (const type of [...lists, 'landingPage', 'redirect'])
      expect(consequenceOfUnpublishing(type, {})).toMatch(/stays here as a draft/)
  })

  it('names those who must let go first', () => {
    expect(stillUsedBy(['Spring'])).toBe('“Spring” shows it. Take it out there first, and publish that.')
    expect(stillUsedBy(['Spring', 'Summer'])).toMatch(/^“Spring”, “Summer” show it\./)
  })
})
