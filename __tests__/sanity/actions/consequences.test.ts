import { pageIds, pages } from '../../../lib/site/pages.ts'
import { consequenceOfDeleting, consequenceOfUnpublishing } from '../../../sanity/actions/consequences.ts'

const lists = pageIds.flatMap((id) => [...pages[id].lists])

describe('what the Studio says before something leaves the site', () => {
  it('names the page on which visitors will miss it', () => {
    expect(consequenceOfUnpublishing('teamMember', {})).toMatch(
      /^Within seconds visitors no longer see it on “About Us”\./,
    )
    for (const type of lists) expect(consequenceOfUnpublishing(type, {})).toMatch(/ on “.+”\./)
  })

  it('names the landing pages that show it as well', () => {
    expect(consequenceOfUnpublishing('review', {}, ['Spring'])).toMatch(/ on “Home” and “Spring”\./)
    expect(consequenceOfUnpublishing('review', {}, ['Autumn', 'Spring'])).toMatch(
      / on “Home”, “Autumn” and “Spring”\./,
    )
  })

  it('names the URL that will be a 404', () => {
    expect(consequenceOfUnpublishing('landingPage', { slug: { current: 'spring' } })).toMatch(
      /^Within seconds \/spring answers “page not found”/,
    )
    expect(consequenceOfUnpublishing('redirect', { from: '/old' })).toMatch(/^Within seconds \/old answers/)
  })

  it('promises that it stays as a draft', () => {
    for (const type of [...lists, 'landingPage', 'redirect'])
      expect(consequenceOfUnpublishing(type, {})).toMatch(/stays here as a draft/)
  })

  it('says the same before something is deleted, but promises no draft', () => {
    const words = consequenceOfDeleting('review', {}, ['Spring'])
    expect(words).toMatch(/^Delete this\? Within seconds visitors no longer see it on “Home” and “Spring”\.$/)
    const season = { slug: { current: 'spring' } }
    expect(consequenceOfDeleting('landingPage', season)).toMatch(/ \/spring answers “page not found”/)
  })

  it('says of a draft only that visitors never saw it', () => {
    expect(consequenceOfDeleting('review', null)).toBe('Delete this draft? Visitors never saw it.')
  })
})
