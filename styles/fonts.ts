/**
 * The two self-hosted faces and, for the moment before they arrive, stand-ins cut from fonts of the visitor's system. A stand-in
 * is scaled to the average width of the real face and given its line metrics, so that the swap moves nothing on the page.
 */

/** Average width of a Latin letter, weighted by frequency, in em. */
type Letter = number

type Face = { family: string; ascent: number; descent: number }

type StandIn = {
  family: string
  /** Full and PostScript names, as `local()` looks fonts up; metric twins share one entry. */
  local: readonly string[]
  weight: string
  /** Letter width of the real face at the weight that the design uses, and of the system font. */
  wanted: Letter
  own: Letter
}

const besley: Face = { family: 'Besley Variable', ascent: 1.25, descent: 0.425 }
const figtree: Face = { family: 'Figtree Variable', ascent: 0.95, descent: 0.25 }

/** Headings are Besley 600, an article's opening is 500: each weight has a cut of its own, because bold letters are wider. */
const besleyStandIns: readonly StandIn[] = [
  { family: 'Besley Georgia', local: ['Georgia'], weight: '400 500', wanted: 0.516, own: 0.4458 },
  {
    family: 'Besley Georgia',
    local: ['Georgia Bold', 'Georgia-Bold'],
    weight: '600 900',
    wanted: 0.53,
    own: 0.5186,
  },
  { family: 'Besley Noto', local: ['Noto Serif', 'NotoSerif'], weight: '400 500', wanted: 0.516, own: 0.481 },
  {
    family: 'Besley Noto',
    local: ['Noto Serif Bold', 'NotoSerif-Bold'],
    weight: '600 900',
    wanted: 0.53,
    own: 0.512,
  },
  {
    family: 'Besley Times',
    local: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif', 'LiberationSerif'],
    weight: '400 500',
    wanted: 0.516,
    own: 0.4063,
  },
  {
    family: 'Besley Times',
    local: [
      'Times New Roman Bold',
      'TimesNewRomanPS-BoldMT',
      'Liberation Serif Bold',
      'LiberationSerif-Bold',
    ],
    weight: '600 900',
    wanted: 0.53,
    own: 0.4326,
  },
]

const figtreeStandIns: readonly StandIn[] = [
  {
    family: 'Figtree Arial',
    local: ['Arial', 'ArialMT', 'Liberation Sans', 'LiberationSans'],
    weight: '300 500',
    wanted: 0.449,
    own: 0.4458,
  },
  {
    family: 'Figtree Arial',
    local: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'LiberationSans-Bold'],
    weight: '600 900',
    wanted: 0.458,
    own: 0.48,
  },
  {
    family: 'Figtree Roboto',
    local: ['Roboto', 'Roboto-Regular'],
    weight: '300 500',
    wanted: 0.449,
    own: 0.4448,
  },
  {
    family: 'Figtree Roboto',
    local: ['Roboto Bold', 'Roboto-Bold'],
    weight: '600 900',
    wanted: 0.458,
    own: 0.4521,
  },
]

const percent = (ratio: number): string => `${Number((ratio * 100).toFixed(2))}%`

/** A face of our own: its family, its file, and the weights that are in it. Browsers keep the file for good, so its name ends in its SHA-256's first letters. */
type FileFace = { family: string; file: string; weight: string }

export const fileFaces: readonly FileFace[] = [
  { family: besley.family, file: '/fonts/besley-latin-wght-normal-45a61903.woff2', weight: '400 900' },
  { family: figtree.family, file: '/fonts/figtree-latin-wght-normal-4ba7d3d0.woff2', weight: '300 900' },
]

/**
 * The faces for a page whose scripts do not load them, or never run. Not for the others: a browser that waits for a face measures each text
 * twice, and a page is painted the later for it.
 */
export const fileFacesCss: string = fileFaces
  .map(
    ({ family, file, weight }) =>
      `@font-face{font-family:"${family}";src:url(${file}) format("woff2");font-weight:${weight};font-display:swap}`,
  )
  .join('')

/** Overrides are divided by the scale because the browser applies it to them too. */
function standInFace(face: Face, { family, local, weight, wanted, own }: StandIn): string {
  const scale = wanted / own
  const sources = local.map((name) => `local("${name}")`).join(',')
  const metrics = `size-adjust:${percent(scale)};ascent-override:${percent(face.ascent / scale)};descent-override:${percent(face.descent / scale)};line-gap-override:0%`
  return `@font-face{font-family:"${family}";src:${sources};font-weight:${weight};${metrics}}`
}

const families = (standIns: readonly StandIn[]): string =>
  [...new Set(standIns.map(({ family }) => `"${family}"`))].join(',')

/** The stand-ins, and the two custom properties that name the stacks: `--display` and `--body`. */
export const fonts = [
  ...besleyStandIns.map((standIn) => standInFace(besley, standIn)),
  ...figtreeStandIns.map((standIn) => standInFace(figtree, standIn)),
  `:root{--display:"${besley.family}",${families(besleyStandIns)},Georgia,serif;--body:"${figtree.family}",${families(figtreeStandIns)},system-ui,sans-serif}`,
].join('\n')
