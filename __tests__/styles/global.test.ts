import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { fontFiles, fonts } from '#styles/fonts.ts'
import { globalCss } from '#styles/global.ts'

const faces = fonts.match(/@font-face\{[^}]*\}/g) ?? []
const value = (face: string, name: string) => new RegExp(`[{;]${name}:([^;}]+)`).exec(face)?.[1] ?? ''
const percent = (face: string, name: string) => Number(value(face, name).replace('%', '')) / 100
const standIns = faces.filter((face) => face.includes('local('))

test('the style sheet loads the font files, and nothing else', () => {
  const addresses = [...globalCss.matchAll(/url\(([^)]+)\)/g)].map(([, address]) => address ?? '')
  expect(addresses).toEqual(fontFiles)
})

test('no source names a font file that does not exist', () => {
  const sources = globSync('{components,lib,pages,sanity,styles}/**/*.{ts,tsx,html}')
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  const named = new Set(sources.match(/\/fonts\/[\w-]+\.woff2/g))
  expect(named).toEqual(new Set(fontFiles))
})

test.each(fontFiles)('the name of %s changes with its content, since browsers cache it', (file) => {
  const digest = createHash('sha256')
    .update(readFileSync(`public${file}`))
    .digest('hex')
  expect(file).toMatch(new RegExp(`-${digest.slice(0, 8)}\\.woff2$`))
})

test.each(['besley', 'figtree'])('the licence of %s is served with the font', (font) => {
  const licence = readFileSync(`public/fonts/${font}-OFL.txt`, 'utf8')
  expect(licence).toMatch(/^Copyright \d{4} The \w+ Project Authors/)
  expect(licence).toContain('SIL OPEN FONT LICENSE Version 1.1')
})

test.each([
  ['Besley', 1.25, 0.425],
  ['Figtree', 0.95, 0.25],
])('every fallback of %s has the real face’s line metrics', (name, ascent, descent) => {
  const own = standIns.filter((face) => value(face, 'font-family').startsWith(`"${name}`))
  expect(own.length).toBeGreaterThan(2)
  for (const face of own) {
    const scale = percent(face, 'size-adjust')
    expect(scale * percent(face, 'ascent-override')).toBeCloseTo(ascent, 3)
    expect(scale * percent(face, 'descent-override')).toBeCloseTo(descent, 3)
    expect(value(face, 'line-gap-override')).toBe('0%')
  }
})

test('the style sheet cannot end its style element', () => {
  expect(globalCss).not.toContain('<')
})

test('every custom property that is used has a value', () => {
  const code = globSync('{components,pages,styles}/**/*.{ts,tsx}')
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  const named = (pattern: RegExp) => new Set([...code.matchAll(pattern)].map(([, name = '']) => name))
  const given = named(/(--[\w-]+)['"]?:/g)
  const used = [...named(/var\((--[\w-]*\w)/g)]
  expect(used.filter((name) => name !== '--cat' && !given.has(name))).toEqual([])
})
