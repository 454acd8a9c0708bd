import { globSync, readFileSync } from 'node:fs'
import { readCategory, categoryStyles } from '#lib/blog/normalise/fields.ts'
import { darkBackgrounds, lightBackgrounds } from '#lib/site/backgrounds.ts'
import { tokens } from '#styles/tokens.ts'

/** What axe cannot see: contrast of rings and edges, and the order of what is seen. */

const [everyday = ''] = tokens.split('@media')

const values = new Map(
  [...everyday.matchAll(/--([\w-]+):([^;}]+)/g)].map(([, name = '', value = '']) => [name, value]),
)

/** A token as #rrggbb. */
function hex(name: string): string {
  const value = values.get(name) ?? ''
  const alias = /^var\(--([\w-]+)\)$/.exec(value)?.[1]
  return alias ? hex(alias) : value.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3')
}

/** Relative luminance of WCAG 2. */
function luminance(name: string): number {
  const [red = NaN, green = NaN, blue = NaN] = [1, 3, 5]
    .map((at) => parseInt(hex(name).slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [dark = NaN, light = NaN] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

test.each([
  ...lightBackgrounds.map((background) => ['focus', background]),
  ...[...darkBackgrounds, 'ink'].map((background) => ['focus-on-dark', background]),
  ['line-strong', 'white'],
  ['danger', 'white'],
  ['signal', 'butter-soft'],
] as [string, string][])('an edge of %s on %s has a contrast of 3', (edge, background) => {
  expect(contrast(edge, background)).toBeGreaterThanOrEqual(3)
})

test.each(lightBackgrounds)('muted text on %s has a contrast of 4.5', (background) => {
  expect(contrast('text-muted', background)).toBeGreaterThanOrEqual(4.5)
})

test.each([...Object.values(categoryStyles), readCategory('Other')])(
  'words of a category on $colour have a contrast of 4.5',
  ({ colour }) => expect(contrast(`cat-${colour}`, `cat-${colour}-bg`)).toBeGreaterThanOrEqual(4.5),
)

test('no style orders anything but images and the banner of the form', () => {
  const ordered = globSync('components/**/*.tsx').filter((file) =>
    /\border: ?-?\d|-reverse|\bdense\b/.test(readFileSync(file, 'utf8')),
  )
  expect(ordered.sort()).toEqual([
    'components/contact/ContactForm.tsx',
    'components/sections/PictureText.tsx',
  ])
})
