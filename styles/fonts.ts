/** The self-hosted faces, and fallback faces with their metrics, so the swap shifts no layout. */

/** Average width of a Latin letter, weighted by frequency, in em. */
type Letter = number

/** The letter width of a system font, and its full and PostScript names, as `local()` finds it. */
type SystemFont = readonly [Letter, string]

type Face = {
  family: string
  /** Browsers cache it as immutable, so its name ends in the first letters of its SHA-256. */
  file: string
  weight: string
  ascent: number
  descent: number
  /** Ranges of weights, with the letter width at the weight that the design uses. */
  weights: Record<'regular' | 'bold', { weight: string; letter: Letter }>
  fallbacks: Record<string, Record<'regular' | 'bold', SystemFont>>
}

/** Headings are Besley 600, an article's opening is 500. */
const besley: Face = {
  family: 'Besley Variable',
  file: '/fonts/besley-latin-wght-normal-45a61903.woff2',
  weight: '400 900',
  ascent: 1.25,
  descent: 0.425,
  weights: { regular: { weight: '400 500', letter: 0.516 }, bold: { weight: '600 900', letter: 0.53 } },
  fallbacks: {
    'Besley Georgia': { regular: [0.4458, 'Georgia'], bold: [0.5186, 'Georgia Bold, Georgia-Bold'] },
    'Besley Noto': {
      regular: [0.481, 'Noto Serif, NotoSerif'],
      bold: [0.512, 'Noto Serif Bold, NotoSerif-Bold'],
    },
    'Besley Times': {
      regular: [0.4063, 'Times New Roman, TimesNewRomanPSMT, Liberation Serif, LiberationSerif'],
      bold: [
        0.4326,
        'Times New Roman Bold, TimesNewRomanPS-BoldMT, Liberation Serif Bold, LiberationSerif-Bold',
      ],
    },
  },
}

const figtree: Face = {
  family: 'Figtree Variable',
  file: '/fonts/figtree-latin-wght-normal-4ba7d3d0.woff2',
  weight: '300 900',
  ascent: 0.95,
  descent: 0.25,
  weights: { regular: { weight: '300 500', letter: 0.449 }, bold: { weight: '600 900', letter: 0.458 } },
  fallbacks: {
    'Figtree Arial': {
      regular: [0.4458, 'Arial, ArialMT, Liberation Sans, LiberationSans'],
      bold: [0.48, 'Arial Bold, Arial-BoldMT, Liberation Sans Bold, LiberationSans-Bold'],
    },
    'Figtree Roboto': {
      regular: [0.4448, 'Roboto, Roboto-Regular'],
      bold: [0.4521, 'Roboto Bold, Roboto-Bold'],
    },
  },
}

const faces = [besley, figtree]

/** Paths of the font files. */
export const fontFiles: readonly string[] = faces.map(({ file }) => file)

const fileFace = ({ family, file, weight }: Face): string =>
  `@font-face{font-family:"${family}";src:url(${file}) format("woff2");font-weight:${weight};font-display:swap}`

const percent = (ratio: number): string => `${Number((ratio * 100).toFixed(2))}%`

/** Overrides are divided by the scale because the browser applies it to them too. */
const fallbackFaces = ({ ascent, descent, weights, fallbacks }: Face): string[] =>
  Object.entries(fallbacks).flatMap(([family, fonts]) =>
    (['regular', 'bold'] as const).map((cut) => {
      const [letter, names] = fonts[cut]
      const scale = weights[cut].letter / letter
      const sources = names.replace(/[^,]+/g, (name) => `local("${name.trim()}")`)
      const metrics = `size-adjust:${percent(scale)};ascent-override:${percent(ascent / scale)};descent-override:${percent(descent / scale)};line-gap-override:0%`
      return `@font-face{font-family:"${family}";src:${sources};font-weight:${weights[cut].weight};${metrics}}`
    }),
  )

const stack = ({ family, fallbacks }: Face): string =>
  [family, ...Object.keys(fallbacks)].map((name) => `"${name}"`).join(',')

/** The faces, and the two custom properties that name the stacks: `--display` and `--body`. */
export const fonts = [
  ...faces.map(fileFace),
  ...faces.flatMap(fallbackFaces),
  `:root{--display:${stack(besley)},Georgia,serif;--body:${stack(figtree)},system-ui,sans-serif}`,
].join('\n')
