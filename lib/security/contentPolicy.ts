import { createHash } from 'node:crypto'

/**
 * Content-Security-Policies, the browser's second line of defence: whatever text slips through as markup finds no right to run.
 * Pure; runs in next.config.js, while documents are rendered, and where the Studio's page is answered, never in the browser.
 */

type Directives = Readonly<Record<string, readonly string[]>>

const self = "'self'"
const nothing = ["'none'"] as const

const written = (directives: Directives): string =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')

/** The source expression that allows exactly this inline script. */
export const hashOf = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`

const originOf = (address: string): string[] => (URL.canParse(address) ? [new URL(address).origin] : [])

/** The two back ends that a visitor's browser may talk to; `mailOrigin` undefined when the contact form is switched off. */
export type Hosts = { blogApiHost: string; mailOrigin: string | undefined }

/**
 * The policy of a page, whose scripts are files of this site and the inline ones given here by their text. Style elements and attributes are
 * how styled-components and the first paint work. Only the Studio, on this very address, may show a page in a frame.
 */
export const pagePolicy = (
  { blogApiHost, mailOrigin = '' }: Hosts,
  inlineScripts: readonly string[],
): string =>
  written({
    'base-uri': nothing,
    'child-src': nothing,
    'connect-src': [self, ...originOf(blogApiHost), ...originOf(mailOrigin)],
    'font-src': [self],
    'form-action': [self],
    'frame-ancestors': [self],
    // The blog's pictures come from this site. While the browser itself had to ask for the posts, the host's own come from there, and
    // those of other hosts by way of this site (`lib/blog/fromBrowser.ts`): no picture can carry anything to a stranger.
    'img-src': [self, 'data:', ...originOf(blogApiHost)],
    'manifest-src': [self],
    'media-src': nothing,
    'object-src': nothing,
    'script-src': [self, ...inlineScripts.map(hashOf)],
    'script-src-attr': nothing,
    'style-src': [self, "'unsafe-inline'"],
    'worker-src': nothing,
  })

/** The policy of answers that are data: nothing in them may load or run, should a browser ever show one. */
export const dataPolicy: string = written({ 'default-src': nothing, 'frame-ancestors': nothing })

/** The policy of a foreign file on this site's own address: a drawing may hold a script, which must not run when the file is opened by itself. */
export const filePolicy: string = written({
  'default-src': nothing,
  'style-src': ["'unsafe-inline'"],
  sandbox: [],
})

const inlineScript = /<script(?![^>]*\bsrc=)(?:\s[^>]*)?>([^]*?)<\/script>/g
const foreignScript = /<script[^>]*\bsrc="(https:[^"]+)"/g

/**
 * The texts of the inline scripts in finished HTML. To allow these is to trust whoever wrote the HTML: only for what visitors never see,
 * that is the Studio, and drafts, into which React writes scripts of its own while the preview is loading.
 */
export const inlineScriptsOf = (html: string): string[] =>
  [...html.matchAll(inlineScript)].map(([, text = '']) => text)

/**
 * The policy of the Studio's page, made from the page as `sanity build` left it: the scripts it has are the scripts it may run. What it
 * may connect to it says itself (`sanity/studioPage.ts`); its Presentation tool frames this site and nothing else.
 */
export function studioPolicy(html: string): string {
  const files = [...html.matchAll(foreignScript)].map(([, address = '']) => address)
  return written({
    'base-uri': nothing,
    'form-action': [self],
    'frame-ancestors': [self],
    'frame-src': [self],
    'object-src': nothing,
    'script-src': [self, ...files, ...inlineScriptsOf(html).map(hashOf)],
    'worker-src': [self, 'blob:'],
  })
}
