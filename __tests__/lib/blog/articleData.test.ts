/** @jest-environment node */
import { articleData } from '../../../lib/blog/articleData.ts'
import { defaultSettings } from '../../../lib/sanity/defaults.ts'
import { articlePost } from '../../fixtures/article.ts'

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

test('gives the picture’s full address, on this site or elsewhere', () => {
  const withPicture = (src: string) => articleData({ ...articlePost, image: { src, alt: '' } }, site).image
  expect(withPicture('/api/media/blog/x?url=y')).toEqual(['https://site.example/api/media/blog/x?url=y'])
  expect(withPicture('https://blog.example/a.png')).toEqual(['https://blog.example/a.png'])
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
