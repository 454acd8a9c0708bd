import type { DocumentActionComponent, DocumentActionProps } from 'sanity'
import { copyOfLandingPage, duplicateWithoutAddress } from '../../../sanity/actions/duplicate.ts'

const sections = [{ _type: 'heroSection', _key: 'hero', heading: 'Seats for the season' }]
const season = { _id: 'a', _type: 'landingPage', title: 'Season', slug: { current: 'season' }, sections }
const window = { visibleFrom: '2026-03-02T13:00:00Z', visibleUntil: '2026-03-02T23:00:00Z' }

describe('a copy of a landing page', () => {
  it('has everything but URL and scheduled times, and a name of its own', () =>
    expect(copyOfLandingPage({ ...season, ...window })).toEqual({
      _id: 'a',
      _type: 'landingPage',
      title: 'Season (copy)',
      sections,
    }))

  it('of one without a name has none either', () =>
    expect(copyOfLandingPage({ _id: 'a', _type: 'landingPage' })).toEqual({ _id: 'a', _type: 'landingPage' }))

  it('is made by the Studio’s own action, in its usual position', () => {
    const given = jest.fn(() => ({ label: 'Duplicate' }))
    const action = duplicateWithoutAddress(
      Object.assign(given, { action: 'duplicate' as const }) as DocumentActionComponent,
    )
    expect(action.action).toBe('duplicate')
    expect(action({ id: 'a' } as DocumentActionProps)).toEqual({ label: 'Duplicate' })
    expect(given).toHaveBeenCalledWith({ id: 'a', mapDocument: copyOfLandingPage })
  })
})
