import { imageWidths, maxStoredWidth, svgDataUri } from '../../../lib/images/sizes.ts'

test('stored copies are as wide as the widest shown', () => {
  expect(maxStoredWidth).toBeGreaterThanOrEqual(Math.max(...imageWidths))
})

test('a data URI holds the SVG, and cannot leave its attribute', () => {
  const markup = `<svg xmlns="http://www.w3.org/2000/svg"><style>a{fill:#fff}</style><text>50% & 'more'</text></svg>`
  const uri = svgDataUri(markup)
  expect(uri).not.toMatch(/["<>#]/)
  expect(decodeURIComponent(uri.slice(uri.indexOf(',') + 1))).toBe(markup)
})
