import { routes, sitePages } from '../../../lib/routes.ts'
import { cardDocument, cardSrc } from '../../../lib/social/cards.ts'

const fileOf = (src: string) => new URL(src, 'https://goodline.example').pathname.split('/').at(-1)

test('every page of the site has a card', () => {
  const canonical = sitePages.map(({ path }) => path).filter((path) => path !== routes.searchAllJobs)
  expect(canonical.map((path) => cardDocument(fileOf(cardSrc(path, 'A headline'))))).toEqual([
    'homePage',
    'rolesPage',
    'aboutPage',
    'caseStudiesPage',
    'faqPage',
    'contactPage',
    'blogPage',
    'jobSearchPage',
  ])
})

test('a new headline gives a new address', () => {
  expect(cardSrc('/faq', 'Questions & answers')).toBe('/api/social/faq.png?v=Questions%20%26%20answers')
  expect(cardSrc('/faq', 'Answers')).not.toBe(cardSrc('/faq', 'Questions & answers'))
})

test.each([
  'faq',
  'faq.svg',
  'constructor.png',
  '__proto__.png',
  '../faq.png',
  'FAQ.png',
  '',
  undefined,
  ['faq.png'],
])('there is no card %j', (file) => expect(cardDocument(file)).toBeUndefined())
