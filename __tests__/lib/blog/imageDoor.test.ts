import { host, newProcess, post, startBlogHosts } from './blogProcess.ts'

startBlogHosts()

/** A photo of the blog host. */
const photo = (name = 'photo.jpg') => `${host.url}/images/${name}`

/** What becomes of calls of the optimizer in a new process. */
async function newDoor() {
  const process = await newProcess()
  const { imageDoor } = await import('#lib/blog/imageDoor.server.ts')
  const call = (...urls: string[]) => {
    const { headers, status } = imageDoor(new URLSearchParams(urls.map((url) => ['url', url])))
    if (headers.has('x-middleware-next')) return 'resized'
    expect(headers.get('Cache-Control')).toBe('no-store')
    return status === 307 ? headers.get('Location') : status
  }
  return { ...process, call }
}

test('images of posts that were listed, fetched or are related are resized', async () => {
  host.posts[0] = post(1, { image: '/images/photo.jpg', related_posts: [2] })
  host.posts[1] = post(2, { image: photo('other.png') })
  for (const warm of ['getHomePosts', 'getPostState'] as const) {
    const { call, ...site } = await newDoor()
    expect(call(photo())).toBe(photo())
    await (warm === 'getHomePosts' ? site.getHomePosts() : site.getPostState('post-1'))
    expect([call(photo()), call(photo('other.png'))]).toEqual(['resized', 'resized'])
  }
})

test('another image of the blog host comes from there, as it is', async () => {
  const { call } = await newDoor()
  for (const name of ['a.jpg', '/a.jpg', '%61.jpg', 'a.jpg;x', 'a%20b.jpg'])
    expect(call(photo(name))).toBe(photo(name))
})

test('nothing else comes through, also of a known image', async () => {
  host.posts[0] = post(1, { image: photo() })
  const { call, getHomePosts } = await newDoor()
  await getHomePosts()
  const { port } = new URL(host.url)
  const spelled = ['#', '#1', '?', '?v=1', '/../photo.jpg'].map((end) => photo() + end)
  const others = ['/art/share.png', 'data:image/png;base64,AAAA', 'https://x.example/a.png', '', 'x']
  for (const url of [
    ...spelled,
    ...others,
    photo('drawing.SVG'),
    photo('animation.gif'),
    ` ${photo()}`,
    photo().replace('://', '://user@'),
    photo().replace('http', 'HTTP'),
    photo().replace(`:${port}`, `.:${port}`),
    photo().replace(`:${port}`, `:0${port}`),
    photo().replace('/images', '\\images'),
    photo().replace('127.0.0.1', '127.1'),
  ])
    expect([url, call(url)]).toEqual([url, 404])
  expect(call()).toBe(404)
  expect(call(photo(), photo())).toBe(404)
})
