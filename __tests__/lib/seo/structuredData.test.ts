import { existsSync } from 'node:fs'
import '#tests/fixtures/publicSite.ts'
import { articleData, breadcrumbs, faqPage, organization, webSite } from '#lib/seo/structuredData.ts'
import { emptySettings, settings } from '#tests/components/layout/settings.ts'
import { articlePost } from '#tests/fixtures/article.ts'

/** As it reaches the page: properties without a value are not written. */
const written = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

test('the organization has the number to call', () => {
  expect(existsSync('public/icon-512.png')).toBe(true)
  expect(written(organization(settings))).toEqual({
    '@type': 'Organization',
    '@id': 'https://goodline.example/#organization',
    name: 'Goodline Staffing',
    legalName: 'Goodline Staffing LLC',
    url: 'https://goodline.example/',
    logo: 'https://goodline.example/icon-512.png',
    email: 'hello@goodline.example',
    address: {
      '@type': 'PostalAddress',
      streetAddress: '27 Relay Street, Suite 4',
      addressLocality: 'Wilmington',
      addressRegion: 'DE',
      postalCode: '19801',
      addressCountry: 'US',
    },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: '+18135550142',
      faxNumber: '+18135550188',
      email: 'hello@goodline.example',
      areaServed: 'US',
      availableLanguage: 'en',
    },
    sameAs: ['https://social.example/goodline', 'http://social.example/plain'],
    description: 'Call-center staffing.',
    slogan: 'A good line takes two.',
  })
})

test('the organization lacks what no editor has filled in', () => {
  expect(written(organization({ ...emptySettings, name: null }))).toEqual({
    '@type': 'Organization',
    '@id': 'https://goodline.example/#organization',
    url: 'https://goodline.example/',
    logo: 'https://goodline.example/icon-512.png',
  })
})

test('the site names the agency as its publisher', () => {
  expect(webSite(settings)).toMatchObject({
    '@type': 'WebSite',
    name: 'Goodline Staffing',
    url: 'https://goodline.example/',
    publisher: { '@id': organization(settings)['@id'] },
  })
})

test('breadcrumbs lead from home to the page, with absolute URLs', () => {
  expect(breadcrumbs('/faq').itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://goodline.example/' },
    { '@type': 'ListItem', position: 2, name: 'FAQ', item: 'https://goodline.example/faq' },
  ])
})

test('breadcrumbs lead to a post through the blog, by its title', () => {
  const names = (breadcrumbs('/blog/first-call', 'The first call').itemListElement as { name: string }[]).map(
    ({ name }) => name,
  )
  expect(names).toEqual(['Home', 'Blog', 'The first call'])
})

test('the FAQ gives each question its answer', () => {
  expect(faqPage([{ question: 'How long?', answer: '2-4 weeks.' }]).mainEntity).toEqual([
    {
      '@type': 'Question',
      name: 'How long?',
      acceptedAnswer: { '@type': 'Answer', text: '2-4 weeks.' },
    },
  ])
})

describe('an article', () => {
  const ofSite = { ...emptySettings, name: 'Goodline' }
  test('tells search engines all that the page shows of an article', () => {
    expect(articleData(articlePost, ofSite)).toMatchObject({
      '@type': 'Article',
      '@id': 'https://goodline.example/blog/first-call#article',
      headline: articlePost.title,
      description: articlePost.description,
      datePublished: '2026-10-14',
      author: { '@type': 'Person', name: 'Lena Whitcomb' },
      publisher: { '@type': 'Organization', name: 'Goodline' },
      articleSection: 'Featured Article',
      keywords: 'screening, customer service',
      mainEntityOfPage: 'https://goodline.example/blog/first-call',
      inLanguage: 'en-US',
    })
  })

  test('leaves out what the host did not say', () => {
    const data = articleData(
      {
        ...articlePost,
        description: '',
        tags: [],
        image: { src: null, alt: '' },
        published: { text: 'Soon', iso: null },
      },
      ofSite,
    )
    expect(data).toMatchObject({
      description: undefined,
      keywords: undefined,
      image: undefined,
      datePublished: undefined,
    })
  })
})
