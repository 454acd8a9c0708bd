const host = 'https://blog.example'

async function imagesOf(blogApiHost: string) {
  process.env.NEXT_PUBLIC_BLOG_API_HOST = blogApiHost
  jest.resetModules()
  return import('#lib/images/postImage.ts')
}

test('the optimizer resizes images of the blog’s own host', async () => {
  const { optimizedUrl } = await imagesOf(host)
  expect(optimizedUrl(`${host}/a%20b.jpg`)?.(640)).toBe(
    '/_next/image?url=https%3A%2F%2Fblog.example%2Fa%2520b.jpg&w=640&q=75',
  )
})

test('the optimizer fetches from that host alone, without query or redirect', async () => {
  expect((await imagesOf(host)).optimizedImages()).toMatchObject({
    remotePatterns: [new URL(`${host}/**`)],
    maximumRedirects: 0,
  })
})

test('a PNG is shared in 640 pixels, without a stated height', async () => {
  const src = `${host}/photo.PNG`
  const { optimizedUrl, postShareImageOf } = await imagesOf(host)
  expect(postShareImageOf({ src, alt: 'A' })).toEqual({ src: optimizedUrl(src)?.(640), alt: 'A' })
})
