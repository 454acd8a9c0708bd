import { ownIds } from '../../sanity/identity.ts'
import { linkedFrom, linksQuery, type StoredLink } from '../../sanity/links.ts'
import { queryOver } from '../fixtures/queryOver.ts'

const toSpring = { _type: 'reference', _ref: 'spring' }
const page = { _id: 'spring', _type: 'landingPage', title: 'Spring', slug: { current: 'spring' } }
const button = (fields: object) => ({ _type: 'action', ...fields, landingPage: toSpring })
const home = { _id: 'homePage', _type: 'homePage', closing: { action: button({ kind: 'page' }) } }
const pageLink = { _type: 'pageLink', _key: 'link', landingPage: toSpring }
const answer = [
  { _type: 'block', _key: 'text', markDefs: [] },
  { _type: 'block', _key: 'block', markDefs: [pageLink] },
]
const redirect = (_id: string, from: string, to: string) => ({ _id, _type: 'redirect', from, to })

async function linksTo(documents: object[], paths = ['/spring']) {
  const params = { id: 'spring', own: ownIds('spring'), paths }
  return linkedFrom(await queryOver([page, ...documents])<StoredLink[]>(linksQuery, params), 'spring')
}

const usual = { isLeftOver: false, isDraft: false, isWeak: false }

describe('what links to a landing page', () => {
  test('is every button and text link to it, by name and field', async () => {
    const documents = [home, { _id: 'roles', _type: 'faqItem', question: 'Which roles?', answer }]
    expect(await linksTo(documents)).toEqual([
      { ...usual, id: 'homePage', type: 'homePage', path: 'closing.action.landingPage' },
      {
        ...usual,
        id: 'roles',
        type: 'faqItem',
        name: 'Which roles?',
        path: 'answer[_key=="block"].markDefs[_key=="link"].landingPage',
      },
    ])
  })

  test('is an entry of the menu, which does not prevent the deletion', async () => {
    const entry = { _type: 'menuLink', _key: 'a', page: { ...toSpring, _weak: true } }
    const settings = { _id: 'siteSettings', _type: 'siteSettings', menuInsights: [entry] }
    expect(await linksTo([settings])).toMatchObject([
      { id: 'siteSettings', path: 'menuInsights[_key=="a"].page', isWeak: true },
    ])
    const announcement = { link: button({ kind: 'page' }) }
    expect(await linksTo([{ ...settings, announcement }])).toMatchObject([{ isWeak: false }])
  })

  test('is every redirect to it, with a hash too, after the pages', async () => {
    const documents = [
      redirect('c', '/z', '/spring?from=mail'),
      redirect('b', '/a', '/spring'),
      redirect('d', '/m', '/spring#top'),
      redirect('e', '/other', '/spring-2'),
      redirect('f', '/another', '/faq#/spring'),
      home,
    ]
    expect((await linksTo(documents)).map(({ id, name }) => name ?? id)).toEqual([
      'homePage',
      '/a',
      '/m',
      '/z',
    ])
  })

  test('is a redirect to its URL, and one to its draft’s URL', async () => {
    const documents = [redirect('a', '/a', '/spring'), redirect('b', '/b', '/summer')]
    expect(await linksTo(documents, ['/summer', '/spring'])).toHaveLength(2)
    expect(await linksTo(documents, [''])).toHaveLength(0)
  })

  test('counts a place once, and says when only its draft links there', async () => {
    const draft = (document: { _id: string }) => ({ ...document, _id: `drafts.${document._id}` })
    const question = { _id: 'roles', _type: 'faqItem', question: 'Which roles?', answer }
    expect(await linksTo([home, draft(home), draft(question)])).toEqual([
      expect.objectContaining({ id: 'homePage', isDraft: false }),
      expect.objectContaining({ id: 'roles', isDraft: true }),
    ])
    expect(await linksTo([draft(home), home])).toMatchObject([{ id: 'homePage', isDraft: false }])
  })

  test('says when a hidden button does so, which only prevents the deletion', async () => {
    const calls = { ...home, closing: { action: button({ kind: 'call' }) } }
    const cleared = { ...home, hero: { action: button({}) } }
    expect(await linksTo([calls])).toMatchObject([{ path: 'closing.action.landingPage', isLeftOver: true }])
    expect(await linksTo([cleared])).toMatchObject([
      { path: 'closing.action.landingPage', isLeftOver: false },
    ])
    const draft = { ...calls, _id: 'drafts.homePage' }
    for (const versions of [
      [home, draft],
      [draft, home],
    ])
      expect(await linksTo(versions)).toMatchObject([{ isLeftOver: false }])
    expect(await linksTo([redirect('a', '/a', '/spring')])).toMatchObject([{ isLeftOver: false }])
  })

  test('is not the page itself', async () => {
    const self = { ...page, _id: 'drafts.spring', sections: [{ action: { landingPage: toSpring } }] }
    expect(await linksTo([self])).toEqual([])
  })
})
