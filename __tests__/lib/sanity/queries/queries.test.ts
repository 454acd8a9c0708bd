import { landingPageFrom } from '#tests/fixtures/examples.ts'
import { contentOf, edited, type LakeDocument } from '#tests/fixtures/seedContent.ts'

const toLanding = { landingPage: { _type: 'reference', _ref: 'landing-season' } }

const answerWithLink = [
  {
    _type: 'block',
    _key: 'b',
    style: 'normal',
    markDefs: [{ _type: 'pageLink', _key: 'l', ...toLanding }],
    children: [{ _type: 'span', _key: 's', text: 'the season', marks: ['l'] }],
  },
]

/** The seed with a button and a link to a landing page, which is at `slug`, if anywhere. */
function linked(slug: string | undefined): LakeDocument[] {
  const documents = edited((document) => {
    if (document._id === 'homePage') {
      const action = { _type: 'action', label: 'Go', kind: 'page', ...toLanding }
      return { ...document, hero: { ...(document.hero as object), action } }
    }
    return document._id === 'faqItem-roles' ? { ...document, answer: answerWithLink } : undefined
  })
  return slug ? [...documents, { ...landingPageFrom({}, slug), _id: 'landing-season' }] : documents
}

async function hrefs(documents: LakeDocument[]) {
  const { page } = await contentOf('homePage', documents)
  const { items } = await contentOf('faqPage', documents)
  const [block] = items.find(({ _id }) => _id === 'faqItem-roles')?.answer ?? []
  return { button: page.hero?.action?.href, link: block?.markDefs[0]?.href }
}

test.each(['season', 'another-season'])('links follow a landing page to /%s', async (slug) =>
  expect(await hrefs(linked(slug))).toEqual({ button: `/${slug}`, link: `/${slug}` }),
)

test('a button and a link to a deleted landing page are dropped', async () =>
  expect(await hrefs(linked(undefined))).toEqual({ button: undefined, link: undefined }))
