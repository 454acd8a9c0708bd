/** Browsers cache them as immutable, so the names end in the first letters of their SHA-256. */
const besley = '/fonts/besley-latin-wght-normal-45a61903.woff2'
const besleyExt = '/fonts/besley-latin-ext-wght-normal-48681b7f.woff2'
const figtree = '/fonts/figtree-latin-wght-normal-4ba7d3d0.woff2'
const figtreeExt = '/fonts/figtree-latin-ext-wght-normal-bf7828e2.woff2'

/** Paths of the font files. */
export const fontFiles: readonly string[] = [besley, besleyExt, figtree, figtreeExt]

/** Central Europe's and Turkey's letters, also where a letter and its mark come apart. */
const latinExt =
  'U+0100-0130,U+0132-0151,U+0154-017F,U+0218-021B,U+02DD,U+0300-036F,U+1E80-1E85,U+1E9E,U+1EF2-1EF3,U+20B9'

/**
 * The self-hosted faces, and the properties that name the stacks: `--display` and `--body`. System
 * fonts get their metrics, so the swap shifts no layout: `size-adjust` is the real width of an average
 * Latin letter divided by theirs, the other overrides follow that scale.
 */
export const fonts = `
@font-face{font-family:"Besley Variable";src:url(${besley}) format("woff2");font-weight:400 900;font-display:swap}
@font-face{font-family:"Besley Extended";src:url(${besleyExt}) format("woff2");font-weight:400 900;font-display:swap;unicode-range:${latinExt}}
@font-face{font-family:"Figtree Variable";src:url(${figtree}) format("woff2");font-weight:300 900;font-display:swap}
@font-face{font-family:"Figtree Extended";src:url(${figtreeExt}) format("woff2");font-weight:300 900;font-display:swap;unicode-range:${latinExt}}
@font-face{font-family:"Besley Georgia";src:local("Georgia");font-weight:400 500;size-adjust:115.75%;ascent-override:107.99%;descent-override:36.72%;line-gap-override:0%}
@font-face{font-family:"Besley Georgia";src:local("Georgia Bold"),local("Georgia-Bold");font-weight:600 900;size-adjust:102.2%;ascent-override:122.31%;descent-override:41.59%;line-gap-override:0%}
@font-face{font-family:"Besley Noto";src:local("Noto Serif"),local("NotoSerif");font-weight:400 500;size-adjust:107.28%;ascent-override:116.52%;descent-override:39.62%;line-gap-override:0%}
@font-face{font-family:"Besley Noto";src:local("Noto Serif Bold"),local("NotoSerif-Bold");font-weight:600 900;size-adjust:103.52%;ascent-override:120.75%;descent-override:41.06%;line-gap-override:0%}
@font-face{font-family:"Besley Times";src:local("Times New Roman"),local("TimesNewRomanPSMT"),local("Liberation Serif"),local("LiberationSerif");font-weight:400 500;size-adjust:127%;ascent-override:98.43%;descent-override:33.46%;line-gap-override:0%}
@font-face{font-family:"Besley Times";src:local("Times New Roman Bold"),local("TimesNewRomanPS-BoldMT"),local("Liberation Serif Bold"),local("LiberationSerif-Bold");font-weight:600 900;size-adjust:122.52%;ascent-override:102.03%;descent-override:34.69%;line-gap-override:0%}
@font-face{font-family:"Figtree Arial";src:local("Arial"),local("ArialMT"),local("Liberation Sans"),local("LiberationSans");font-weight:300 500;size-adjust:100.72%;ascent-override:94.32%;descent-override:24.82%;line-gap-override:0%}
@font-face{font-family:"Figtree Arial";src:local("Arial Bold"),local("Arial-BoldMT"),local("Liberation Sans Bold"),local("LiberationSans-Bold");font-weight:600 900;size-adjust:95.42%;ascent-override:99.56%;descent-override:26.2%;line-gap-override:0%}
@font-face{font-family:"Figtree Roboto";src:local("Roboto"),local("Roboto-Regular");font-weight:300 500;size-adjust:100.94%;ascent-override:94.11%;descent-override:24.77%;line-gap-override:0%}
@font-face{font-family:"Figtree Roboto";src:local("Roboto Bold"),local("Roboto-Bold");font-weight:600 900;size-adjust:101.31%;ascent-override:93.78%;descent-override:24.68%;line-gap-override:0%}
:root{--display:"Besley Variable","Besley Extended","Besley Georgia","Besley Noto","Besley Times",Georgia,serif;--body:"Figtree Variable","Figtree Extended","Figtree Arial","Figtree Roboto",system-ui,sans-serif}
[data-face=system]{--display:"Noto Serif","DejaVu Serif","Times New Roman",serif;--body:system-ui,sans-serif;font-family:var(--body)}
:is(h1,h2,h3)[data-face=system]{font-family:var(--display)}`
