import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { fontFiles, fonts } from '../../styles/fonts.ts'
import { globalCss } from '../../styles/global.ts'
import { tokens } from '../../styles/tokens.ts'

const faces = fonts.match(/@font-face\{[^}]*\}/g) ?? []
const value = (face: string, name: string) => new RegExp(`[{;]${name}:([^;}]+)`).exec(face)?.[1] ?? ''
const percent = (face: string, name: string) => Number(value(face, name).replace('%', '')) / 100
const standIns = faces.filter((face) => face.includes('local('))

test('every font file is on this site, and exists', () => {
  const addresses = [...globalCss.matchAll(/url\(([^)]+)\)/g)].map(([, address]) => address ?? '')
  expect(addresses).toEqual(fontFiles)
  for (const address of addresses) {
    expect(address).toMatch(/^\/fonts\//)
    expect(existsSync(`public${address}`)).toBe(true)
  }
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

const files = faces.filter((face) => face.includes('url('))

test('text shows at once, and the face is swapped in', () => {
  for (const face of files) expect(value(face, 'font-display')).toBe('swap')
})

test('each file loads for its own letters only', () => {
  const ranges = files.map((face) => value(face, 'unicode-range').split(','))
  expect(ranges[0]).toEqual(ranges[2])
  expect(ranges[1]).toEqual(ranges[3])
  expect(ranges[0]?.filter((range) => ranges[1]?.includes(range))).toEqual([])
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

test('every fallback is in one of the two stacks', () => {
  const stacks = fonts.slice(fonts.indexOf(':root'))
  for (const face of standIns) expect(stacks).toContain(value(face, 'font-family'))
})

test('the style sheet cannot end its style element', () => {
  expect(globalCss).not.toContain('<')
})

describe('the custom properties', () => {
  const code = globSync('{components,pages,styles}/**/*.{ts,tsx}')
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  const named = (text: string, pattern: RegExp) =>
    new Set([...text.matchAll(pattern)].map(([, name = '']) => name))
  const used = named(code, /var\((--[\w-]*\w)/g)
  /** Backgrounds are chosen by a word, `background="white"`, and categories by their colour. */
  const words = named(code, /['"](\w[\w-]*)['"]/g)

  test('of the tokens are all used', () => {
    const unused = [...named(tokens, /(--[\w-]+):/g)].filter(
      (token) => !used.has(token) && !words.has(token.slice(2)) && !token.startsWith('--cat-'),
    )
    expect(unused).toEqual([])
  })

  test('that are used all have a value', () => {
    const given = named(code, /(--[\w-]+)['"]?:/g)
    expect([...used].filter((name) => name !== '--cat' && !given.has(name))).toEqual([])
  })
})
