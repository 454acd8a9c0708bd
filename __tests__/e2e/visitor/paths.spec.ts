import { expect, test } from '@playwright/test'

const spellings: readonly (readonly [path: string, leadsTo: string])[] = [
  ['/FAQ', '/faq'],
  ['/About-Us/', '/about-us'],
  ['/contact-us/', '/contact-us'],
  ['/Search-All-Jobs?location=tampa', '/search-all-jobs?location=tampa'],
  ['/FAQ/?utm_source=a&utm_medium=b', '/faq?utm_source=a&utm_medium=b'],
  ['/Blog/Not-Listed?a=1', '/blog/Not-Listed?a=1'],
  ['/FAQ/?q=two%20words+more&q=%C3%A9&x', '/faq?q=two%20words+more&q=%C3%A9&x'],
]

for (const [path, leadsTo] of spellings)
  test(`${path} leads to ${leadsTo} by one permanent redirect`, async ({ request, baseURL }) => {
    const response = await request.get(path, { maxRedirects: 0 })
    expect(response.status()).toBe(308)
    const { pathname, search } = new URL(response.headers().location ?? '', baseURL)
    expect(pathname + search).toBe(leadsTo)
    if (!leadsTo.startsWith('/blog')) {
      expect((await request.get(leadsTo, { maxRedirects: 0 })).status()).toBe(200)
    }
  })

test('a post in other letters leads to the post', async ({ request }) => {
  const [post = ''] = /\/blog\/[\w-]+/.exec(await (await request.get('/sitemap.xml')).text()) ?? []
  const response = await request.get(`${post.toUpperCase()}/?a=1`, { maxRedirects: 0 })
  expect(response.status()).toBe(308)
  expect(response.headers().location).toMatch(new RegExp(`${post}\\?a=1$`))
  expect((await request.get(post, { maxRedirects: 0 })).status()).toBe(200)
})

test('a spelling of no page is missing and leads nowhere else', async ({ request, baseURL }) => {
  expect((await request.get('/Nothing-Here')).status()).toBe(404)
  const response = await request.get('/%2FEvil.example/', { maxRedirects: 0 })
  const location = response.headers().location ?? '/'
  expect(new URL(location, baseURL).origin).toBe(new URL(baseURL ?? '').origin)
})

test('an image whose path is malformed is a bad request', async ({ request }) => {
  for (const url of ['/api/media/%25', '/api/media/%25/a.jpg', '/api/media/%252'])
    expect((await request.get(`/_next/image?url=${url}&w=640&q=75`)).status()).toBe(400)
})
