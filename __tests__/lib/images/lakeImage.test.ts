import fc from 'fast-check'
import { assetHost, downloadHref, assetUrl, svgDataUri, toMedia } from '#lib/images/lakeImage.ts'
import { publicEnv } from '#lib/site/env.ts'

const { projectId, dataset } = publicEnv.sanity
const images = `${assetHost}/images/${projectId}/${dataset}`
const hash = 'a'.repeat(40)
const asset = (file: string, extra: object = {}) => ({
  url: `http://localhost:3333/images/local/production/${file}`,
  mimeType: 'image/png',
  size: 90_000,
  width: 1300,
  height: 650,
  ...extra,
})
const raster = asset(`${hash}-1300x650.png`)

test('a raster image has the allowed widths up to its own', () => {
  const media = toMedia({ alt: ' A desk ', asset: raster })
  expect(media).toMatchObject({ width: 1300, height: 650, alt: 'A desk' })
  const widths = media?.srcSet?.split(', ').map((entry) => Number(/ (\d+)w$/.exec(entry)?.[1]))
  expect(widths).toEqual([384, 640, 828, 1200, 1600])
  expect(media?.src).toBe(`${images}/${hash}-1300x650.png?w=1600&fit=max&q=75&auto=format`)
})

test("an editor's crop is requested in pixels, and sets the size", () => {
  const media = toMedia({ asset: raster, crop: { top: 0.1, bottom: 0.1, left: 0.25, right: 0.25 } })
  expect(media).toMatchObject({ width: 650, height: 520 })
  expect(media?.src).toBe(`${images}/${hash}-1300x650.png?rect=325,65,650,520&w=828&fit=max&q=75&auto=format`)
})

test('a crop lies inside the image, however its edges are rounded', () => {
  const side = fc.integer({ min: 1, max: 9000 })
  const share = fc.double({ min: 0, max: 1, noNaN: true })
  const edges = fc.tuple(share, share).map(([at, part]) => [at * part, at * (1 - part)] as const)
  fc.assert(
    fc.property(side, side, edges, edges, (width, height, [left, right], [top, bottom]) => {
      const media = toMedia({
        asset: asset(`${hash}-${width}x${height}.gif`, { width, height }),
        crop: { left, right, top, bottom },
      })
      const rect = /\?rect=(\d+),(\d+),(\d+),(\d+)$/
        .exec(media?.src ?? '')
        ?.slice(1)
        .map(Number)
      const [fromLeft = 0, fromTop = 0, across = width, down = height] = rect ?? []
      expect([across, down]).toEqual([media?.width, media?.height])
      expect(Math.min(across, down)).toBeGreaterThan(0)
      expect(fromLeft + across).toBeLessThanOrEqual(width)
      expect(fromTop + down).toBeLessThanOrEqual(height)
    }),
  )
})

test('an animation is served as it is, with all its frames', () => {
  const media = toMedia({ asset: asset(`${hash}-1300x650.gif`), crop: { left: 0.5 } })
  expect(media).toEqual({
    src: `${images}/${hash}-1300x650.gif?rect=650,0,650,650`,
    width: 650,
    height: 650,
    alt: '',
  })
})

const corner = { left: 0.5, right: 0, top: 0, bottom: 0.5 }

test.each([
  [{ x: 0.5, y: 0.5 }, null, undefined],
  [{ x: 0.5, y: 0.25 }, null, '50% 25%'],
  [{ x: 0.75, y: 0.25 }, corner, undefined],
  [{ x: 0.1, y: 0.9 }, corner, '0% 100%'],
  [{ x: 0.55, y: 0.5, width: 0.9, height: 0.9 }, null, '60% 50%'],
])('the hotspot %j stays in view within the crop %j', (hotspot, crop, position) =>
  expect(toMedia({ asset: raster, hotspot, crop })?.position).toBe(position),
)

test('an SVG has a hotspot too, though it is never cropped', () => {
  const drawing = asset(`${hash}-400x480.svg`, { width: 400, height: 480 })
  const picture = { asset: drawing, hotspot: { x: 0.25, y: 0.5 }, crop: { left: 0.5 } }
  expect(toMedia(picture)).toMatchObject({ width: 400, height: 480, position: '25% 50%' })
})

test('a decorative image has an empty alternative text, whatever was typed', () => {
  expect(toMedia({ alt: 'left over', decorative: true, asset: raster })?.alt).toBe('')
})

test.each([
  { asset: null },
  { asset: { url: 'javascript:alert(1)' } },
  { asset: { ...raster, width: null } },
])('an image without a usable file is null: %j', (picture) => expect(toMedia(picture)).toBeNull())

test('an SVG that was read is inlined, others have a URL', () => {
  const file = `${hash}-48x48.svg`
  const drawing = { asset: asset(file, { mimeType: 'image/svg+xml', size: 900, width: 48, height: 48 }) }
  const inline = new Map([[`${images}/${file}`, '<svg id="a"/>']])
  expect(toMedia(drawing, inline)?.src).toMatch(/^data:image\/svg\+xml,/)
  expect(toMedia(drawing)?.src).toBe(`${images}/${file}`)
})

test.each([`http://x/${hash}-1x1.exe`, `http://x/${hash}-1x1.png.exe`])('%s names no image file', (url) =>
  expect(assetUrl('images', url)).toBeUndefined(),
)

test('a download is saved under its name, percent-encoded', () => {
  expect(downloadHref(`https://cdn.sanity.io/files/p/d/${hash}.pdf`, 'Führung & 手引き.pdf')).toBe(
    `${assetHost}/files/${projectId}/${dataset}/${hash}.pdf?dl=F%C3%BChrung%20%26%20%E6%89%8B%E5%BC%95%E3%81%8D.pdf`,
  )
})

test.each(['http://x/files/x.pdf', `http://x/files/${hash}.pdf.exe`])('%s is no download', (url) =>
  expect(downloadHref(url, 'guide.pdf')).toBeUndefined(),
)

test('a data URI holds the SVG, and cannot leave its attribute', () => {
  const markup = `<svg xmlns="http://www.w3.org/2000/svg"><style>a{fill:#fff}</style><text>50% & 'more'</text></svg>`
  const uri = svgDataUri(markup)
  expect(uri).not.toMatch(/["<>#]/)
  expect(decodeURIComponent(uri.slice(uri.indexOf(',') + 1))).toBe(markup)
})
