import { defaultSettings } from '../../../lib/sanity/content/defaults.ts'
import type { SiteSettings } from '../../../lib/sanity/content/pageTypes.ts'
import {
  articleData,
  breadcrumbs,
  faqPage,
  graph,
  organization,
  webSite,
} from '../../../lib/seo/structuredData.ts'
import { articlePost } from '../../fixtures/article.ts'

const siteUrl = 'https://goodline.example'

const settings: SiteSettings = {
  ...defaultSettings,
  name: 'Goodline Staffing',
  legalName: 'Goodline Staffing LLC',
  phone: '(813) 555-0142',
  fax: '(813) 555-0188',
  email: 'hello@goodline.example',
  postalAddress: {
    _type: 'address',
    street: '27 Relay Street',
    suite: 'Suite 4',
    city: 'Wilmington',
    state: 'DE',
    postalCode: '19801',
  },
  social: [
    { _key: 'a', network: 'facebook', url: 'https://facebook.example/goodline' },
    { _key: 'b', network: 'youtube', url: null },
    { _key: 'c', network: 'dribbble', url: 'javascript:alert(1)' },
  ],
}

/** As it reaches the page: properties without a value are not written. */
const written = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

test('introduces the agency with the number to call', () => {
  expect(written(organization(settings, siteUrl))).toEqual({
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
    sameAs: ['https://facebook.example/goodline'],
  })
})

test('says nothing of what no editor has filled in', () => {
  expect(written(organization({ ...defaultSettings, name: null }, siteUrl))).toEqual({
    '@type': 'Organization',
    '@id': 'https://goodline.example/#organization',
    url: 'https://goodline.example/',
    logo: 'https://goodline.example/icon-512.png',
  })
})

test('names the agency as publisher of the site', () => {
  expect(webSite(settings, siteUrl)).toMatchObject({
    '@type': 'WebSite',
    name: 'Goodline Staffing',
    url: 'https://goodline.example/',
    publisher: { '@id': organization(settings, siteUrl)['@id'] },
  })
})

test('leads from home to the page, with absolute URLs', () => {
  expect(breadcrumbs('/faq', siteUrl).itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://goodline.example/' },
    { '@type': 'ListItem', position: 2, name: 'FAQ', item: 'https://goodline.example/faq' },
  ])
})

test('leads to a post through the blog, by its title', () => {
  const names = (
    breadcrumbs('/blog/first-call', siteUrl, 'The first call').itemListElement as { name: string }[]
  ).map(({ name }) => name)
  expect(names).toEqual(['Home', 'Blog', 'The first call'])
})

test('gives each question its answer', () => {
  expect(faqPage([{ question: 'How long?', answer: '2-4 weeks.' }]).mainEntity).toEqual([
    {
      '@type': 'Question',
      name: 'How long?',
      acceptedAnswer: { '@type': 'Answer', text: '2-4 weeks.' },
    },
  ])
})

test('puts several things into one document', () => {
  expect(graph([faqPage([])])).toEqual({
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'FAQPage', mainEntity: [] }],
  })
})

describe('an article', () => {
  const site = { settings: { ...defaultSettings, name: 'Goodline' }, siteUrl: 'https://site.example' }
  test('tells search engines all that the page shows of an article', () => {
    expect(articleData(articlePost, site)).toMatchObject({
      '@type': 'Article',
      '@id': 'https://site.example/blog/first-call#article',
      headline: articlePost.title,
      description: articlePost.description,
      datePublished: '2026-10-14',
      author: { '@type': 'Person', name: 'Lena Whitcomb' },
      publisher: { '@type': 'Organization', name: 'Goodline' },
      articleSection: 'Featured Article',
      keywords: 'screening, customer service',
      mainEntityOfPage: 'https://site.example/blog/first-call',
      inLanguage: 'en-US',
    })
  })

  test('gives the absolute URL of the image', () => {
    const imageAt = (src: string) => articleData({ ...articlePost, image: { src, alt: '' } }, site).image
    expect(imageAt('/api/media/blog/x')).toEqual(['https://site.example/api/media/blog/x'])
    expect(imageAt('https://blog.example/a.png')).toEqual(['https://blog.example/a.png'])
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
      site,
    )
    expect(data).toMatchObject({
      description: undefined,
      keywords: undefined,
      image: undefined,
      datePublished: undefined,
    })
  })
})
