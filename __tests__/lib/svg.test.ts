import { svgDataUri } from '../../lib/svg.ts'

test('a drawing in an address is the drawing, and cannot leave its attribute', () => {
  const markup = `<svg xmlns="http://www.w3.org/2000/svg"><style>a{fill:#fff}</style><text>50% & 'more'</text></svg>`
  const uri = svgDataUri(markup)
  expect(uri).not.toMatch(/["<>#]/)
  expect(decodeURIComponent(uri.slice(uri.indexOf(',') + 1))).toBe(markup)
})
