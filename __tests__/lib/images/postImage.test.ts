const host = 'https://blog.example'

async function imagesOf(blogApiHost: string) {
  process.env.NEXT_PUBLIC_BLOG_API_HOST = blogApiHost
  jest.resetModules()
  return import('../../../lib/images/postImage.ts')
}

test('the optimizer resizes images of the blog’s own host', async () => {
  const { optimizedUrl } = await imagesOf(`${host}/php`)
  expect(optimizedUrl(`${host}/a b.jpg`)?.(640)).toBe(
    '/_next/image?url=https%3A%2F%2Fblog.example%2Fa%20b.jpg&w=640&q=75',
  )
})

test.each([
  ['of another host', 'https://pictures.example/a.jpg'],
  ['with a query', `${host}/a.jpg?v=1`],
  ['that is an SVG', `${host}/a.SVG`],
  ['that may be animated', `${host}/a.gif`],
  ['in the text of the page', 'data:image/gif;base64,R0lGODlhAQABAAAA'],
])('an image %s is not resized', async (_what, src) => {
  expect((await imagesOf(host)).optimizedUrl(src)).toBeUndefined()
})

test('the optimizer fetches from that host alone, without query or redirect', async () => {
  expect((await imagesOf(`${host}/php`)).optimizedImages).toMatchObject({
    remotePatterns: [{ protocol: 'https', hostname: 'blog.example', port: '', pathname: '/**', search: '' }],
    dangerouslyAllowLocalIP: false,
    maximumRedirects: 0,
  })
})

test.each([
  ['http://localhost:3340', true],
  ['http://192.168.0.2', false],
  ['', false],
])('with the blog at "%s" it may fetch from this machine: %s', async (blogApiHost, allowed) => {
  expect((await imagesOf(blogApiHost)).optimizedImages.dangerouslyAllowLocalIP).toBe(allowed)
})
