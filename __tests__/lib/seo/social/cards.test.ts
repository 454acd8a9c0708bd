import { isReserved } from '../../../../lib/site/redirects.ts'
import { pageIds, routes, sitePages } from '../../../../lib/site/pages.ts'
import { cardSubject } from '../../../../lib/seo/social/cards.ts'
import { cardSrc } from '../../../../lib/site/shareCard.ts'

const fileOf = (src: string) => new URL(src, 'https://goodline.example').pathname.split('/').at(-1)

test('every page of the site has a card', () => {
  const canonical = sitePages.map(({ path }) => path).filter((path) => path !== routes.searchAllJobs)
  expect(canonical.map((path) => cardSubject(fileOf(cardSrc(path, 'A headline'))))).toEqual(
    pageIds.filter((id) => id !== 'notFoundPage').map((page) => ({ page })),
  )
})

test('a landing page has a card by its slug', () => {
  expect(cardSubject(fileOf(cardSrc('/season-2027', 'Seats')))).toEqual({ landingPage: 'season-2027' })
  expect(fileOf(cardSrc('/', 'Home'))).toBe('index.png')
  expect(isReserved('/index')).toBe(true)
  expect(cardSubject('home.png')).toEqual({ landingPage: 'home' })
})

test('a new headline gives a new URL', () => {
  expect(cardSrc('/faq', 'Questions & answers')).toBe('/api/social/faq.png?v=Questions%20%26%20answers')
  expect(cardSrc('/faq', 'Answers')).not.toBe(cardSrc('/faq', 'Questions & answers'))
})

test.each(['faq', 'faq.svg', '__proto__.png', '../faq.png', 'FAQ.png', '', undefined, ['faq.png']])(
  'there is no card %j',
  (file) => expect(cardSubject(file)).toBeUndefined(),
)
