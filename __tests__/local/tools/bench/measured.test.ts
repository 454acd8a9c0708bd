import { barePage } from '../../../../local/tools/bench/bare.ts'
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
