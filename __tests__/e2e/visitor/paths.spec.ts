import { expect, test } from '@playwright/test'

test('another spelling leads to its page by one permanent redirect', async ({ request, baseURL }) => {
  const [post = ''] = /\/blog\/[\w-]+/.exec(await (await request.get('/sitemap.xml')).text()) ?? []
  for (const [path, leadsTo] of [
    ['/About-Us/', '/about-us'],
    [`${post.toUpperCase()}/?a=1`, `${post}?a=1`],
    ['/FAQ/?q=two%20words+more&q=%C3%A9&x', '/faq?q=two%20words+more&q=%C3%A9&x'],
  ] as const) {
    const response = await request.get(path, { maxRedirects: 0 })
    expect(response.status(), path).toBe(308)
    const { pathname, search } = new URL(response.headers().location ?? '', baseURL)
    expect(pathname + search).toBe(leadsTo)
    expect((await request.get(leadsTo, { maxRedirects: 0 })).status(), path).toBe(200)
  }
})

test('a spelling of no page is missing and leads nowhere else', async ({ request, baseURL }) => {
  expect((await request.get('/Nothing-Here')).status()).toBe(404)
  const response = await request.get('/%2FEvil.example/', { maxRedirects: 0 })
  const location = response.headers().location ?? '/'
  expect(new URL(location, baseURL).origin).toBe(new URL(baseURL ?? '').origin)
})
