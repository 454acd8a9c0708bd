import { barePage, plainConfig } from '../../../../local/tools/bench/bare.ts'
import { fill, makeDocuments } from '../../../../local/tools/bench/fill.ts'
import { hiddenGrowth } from '../../../../local/tools/bench/growth.ts'
import { readStatus, treeBytes, watchMemory } from '../../../../local/tools/bench/memory.ts'
import { imageFaults, type ShownImage } from '../../../../local/tools/bench/images.ts'

describe('the bare page', () => {
  const html = `<!doctype html><html><head><title>T</title><style>a{}</style></head><body><h1>Größe — 1</h1><script>var a="-->"</script>${'<p class="x">Words of the page.</p>'.repeat(50)}</body></html>`

  test('is as long as the page, to the byte', () => {
    expect(Buffer.byteLength(barePage(html))).toBe(Buffer.byteLength(html))
  })

  test('shows the text of the page, and nothing that is not text', () => {
    const bare = barePage(html)
    const shown = bare.slice(0, bare.indexOf('<!--'))
    expect(shown).toContain('Größe — 1 Words of the page. Words of the page.')
    expect(shown).not.toMatch(/script|style|var a/)
    expect(bare.match(/-->/g)).toHaveLength(1)
  })
})

describe('pictures', () => {
  const good: ShownImage = {
    url: '/a.webp',
    type: 'image/webp',
    shownWidth: 700,
    sentWidth: 828,
    smallerWidth: 640,
    aboveFold: true,
    lazy: false,
  }

  test('that are modern, well sized and in time have no fault', () => {
    expect(imageFaults([good, { ...good, aboveFold: false, lazy: true }])).toEqual([])
    expect(imageFaults([{ ...good, sentWidth: 1400, smallerWidth: 0 }])).toEqual([])
    const drawing = { ...good, type: 'image/svg+xml', sentWidth: 2000, smallerWidth: 0, shownWidth: 30 }
    expect(imageFaults([drawing])).toEqual([])
  })

  test.each([
    [{ lazy: true }, 'is lazy, but above the fold'],
    [{ type: 'image/png' }, 'is image/png'],
    [{ sentWidth: 384, smallerWidth: 0 }, 'is 384 wide, shown 700'],
    [{ sentWidth: 1600, smallerWidth: 1200 }, 'there is one 1200 wide'],
    [{ sentWidth: 1401, smallerWidth: 0 }, 'is 1401 wide, shown 700, and there is none smaller'],
  ])('with %j are told', (change, fault) => {
    expect(imageFaults([{ ...good, ...change }])).toEqual([expect.stringContaining(fault)])
  })

  test('that were not fetched yet are not judged', () => {
    expect(
      imageFaults([
        { ...good, type: undefined, sentWidth: 0, smallerWidth: 0, aboveFold: false, lazy: true },
      ]),
    ).toEqual([])
  })
})

test('plain nginx serves a folder, compressed files unchanged, to this machine only', () => {
  const config = plainConfig(4000, '/tmp/files')
  expect(config).toContain('listen 127.0.0.1:4000 reuseport;')
  expect(config).toContain('root /tmp/files;')
  expect(config).toContain('gzip_static on;')
})

test('many documents are equal in every run, with unique ids and URLs', () => {
  expect(makeDocuments('redirect', 2)).toEqual([
    { _id: 'fill-redirect-1', _type: 'redirect', from: '/old-address-1', to: '/about-us', permanent: true },
    { _id: 'fill-redirect-2', _type: 'redirect', from: '/old-address-2', to: '/about-us', permanent: true },
  ])
  const members = makeDocuments('teamMember', 1000).map(({ orderRank }) => String(orderRank))
  expect([...members].sort()).toEqual(members)
})

test('documents travel in transactions that the lake can take', async () => {
  const sizes: number[] = []
  const lake = {
    transaction: () => {
      let held = 0
      return { createOrReplace: () => (held += 1), commit: () => Promise.resolve(sizes.push(held)) }
    },
  }
  await fill(lake as never, makeDocuments('redirect', 1100))
  expect(sizes).toEqual([500, 500, 100])
})

test('growth is the largest of any page but the filled one', () => {
  const first = new Map([
    ['/', 20_000],
    ['/faq', 5_000],
    ['/contact-us', 4_000],
  ])
  const sizes = new Map([
    ['/', 20_000],
    ['/faq', 90_000],
    ['/contact-us', 4_400],
  ])
  expect(hiddenGrowth(sizes, first, '/faq')).toBe(1.1)
  expect(hiddenGrowth(sizes, first)).toBe(18)
})

test('memory is counted in the kernel’s unit, at any page size', () => {
  const status = 'Name:\tPPid: 1\nPid:\t12\nPPid:\t7\nVmPeak:\t 9000 kB\nVmRSS:\t    5824 kB\nThreads:\t1\n'
  expect(readStatus(status)).toEqual({ parent: 7, bytes: 5824 * 1024 })
  expect(readStatus('Name:\tkthreadd\nPid:\t2\nPPid:\t0\n')).toEqual({ parent: 0, bytes: 0 })
})

test('memory counts a program with what it started', () => {
  const watched = watchMemory(process.pid)
  const own = process.memoryUsage.rss()
  const counted = treeBytes(process.pid) ?? own
  expect(counted).toBeGreaterThan(own * 0.5)
  expect(watched() ?? 0).toBeGreaterThanOrEqual(0)
})
