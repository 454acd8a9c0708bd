import { shareImageOf } from '#lib/images/shareImage.ts'

const media = {
  src: 'https://cdn.sanity.io/images/p/d/a.webp?rect=1,2,300,400&w=1600&fit=max&q=75&auto=format',
  width: 300,
  height: 400,
  alt: 'A desk',
}
const query = (position?: string) => {
  const shared = shareImageOf({ ...media, ...(position && { position }) })
  return Object.fromEntries(new URL(shared?.src ?? '').searchParams)
}

test('an image is shared as a JPEG of 1200 by 630 pixels', () => {
  expect(shareImageOf(media)).toMatchObject({ alt: 'A desk', width: 1200, height: 630 })
  expect(query()).toEqual({
    rect: '1,2,300,400',
    fm: 'jpg',
    w: '1200',
    h: '630',
    fit: 'crop',
    q: '75',
    bg: 'fff',
  })
})

test('a shared image keeps its hotspot in view', () => {
  expect(query('20% 80%')).toMatchObject({ crop: 'focalpoint', 'fp-x': '0.2', 'fp-y': '0.8' })
})

test('no image and an inlined one are not shared', () => {
  expect(shareImageOf(null)).toBeUndefined()
  expect(shareImageOf({ ...media, src: 'data:image/svg+xml,x' })).toBeUndefined()
})
