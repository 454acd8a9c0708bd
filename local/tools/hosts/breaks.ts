import { globSync, readFileSync, renameSync, unlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Breaks of what `vercel build` wrote, one at a time. Each names the check that must then fail, so
 * that no check passes with everything broken. docs/production.md, "Vercel".
 */
export type Break = { check: RegExp; what: string; apply: (tree: string) => Undo }

type Undo = () => void

const output = path.join('.vercel', 'output')

/** Each file or link of a pattern is gone. */
const without =
  (...patterns: string[]) =>
  (tree: string): Undo => {
    const gone = patterns.flatMap((pattern) => found(tree, pattern))
    for (const file of gone) renameSync(file, `${file}.gone`)
    return () => gone.forEach((file) => renameSync(`${file}.gone`, file))
  }

/** The files of a pattern have another text; those that stay as they are do not count. */
const changed =
  (pattern: string, change: (text: string) => string) =>
  (tree: string): Undo => {
    const kept = found(tree, pattern)
      .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
      .filter(({ text }) => change(text) !== text)
    if (kept.length === 0) throw new Error(`nothing to break in ${pattern}`)
    for (const { file, text } of kept) replace(file, change(text))
    return () => kept.forEach(({ file, text }) => replace(file, text))
  }

function found(tree: string, pattern: string): string[] {
  const files = globSync(pattern.replaceAll('[', '[[]'), { cwd: tree }).map((file) => path.join(tree, file))
  if (files.length === 0) throw new Error(`the build has no ${pattern}`)
  return files
}

/** By a new file: the old one may be linked elsewhere. */
function replace(file: string, text: string): void {
  unlinkSync(file)
  writeFileSync(file, text)
}

const config = path.join(output, 'config.json')
const server = path.join('.next', 'server', '**', '*.js')
const func = (name: string): string => path.join(output, 'functions', `${name}.func`)
const replaced = (from: RegExp, to: string) => (text: string) => text.replace(from, to)

/** Routes of `config.json` that `goes` are gone. */
const unrouted = (goes: (route: string) => boolean) =>
  changed(config, (text) => {
    const { routes, ...rest } = JSON.parse(text) as { routes: object[] }
    return JSON.stringify({ ...rest, routes: routes.filter((route) => !goes(JSON.stringify(route))) })
  })

const pages = /^every path/
const files = /^scripts, styles/

export const breaks: readonly Break[] = [
  {
    check: pages,
    what: 'no page has a policy',
    apply: changed(config, replaced(/"Content-Security-Policy"/g, '"X-Nothing"')),
  },
  {
    check: pages,
    what: '/job-seeker is gone',
    apply: without(func('job-seeker'), path.join(output, 'functions', 'job-seeker.prerender-config.json')),
  },
  { check: pages, what: 'no page has data', apply: unrouted((route) => route.includes('/_next/data/')) },
  {
    check: /^robots/,
    what: 'robots refuse the site',
    apply: changed(server, replaced(/"Allow: \/"/g, '"Disallow: /"')),
  },
  { check: /^robots/, what: 'the sitemap is gone', apply: without(func('sitemap.xml')) },
  { check: /^health/, what: 'readiness is gone', apply: without(func('api/ready')) },
  {
    check: files,
    what: 'the scripts are gone',
    apply: without(path.join(output, 'static', '_next', 'static', 'chunks')),
  },
  { check: files, what: 'a font is gone', apply: without(path.join(output, 'static', 'fonts', 'figtree*')) },
  {
    check: files,
    what: 'scripts are cached for a minute',
    apply: changed(config, replaced(/max-age=31536000,immutable/g, 'max-age=60')),
  },
  { check: /^a landing page/, what: 'landing pages are gone', apply: without(func('[...path]')) },
  {
    check: /^an editor's redirect/,
    what: 'the proxy is gone',
    apply: unrouted((route) => route.includes('middlewarePath')),
  },
  {
    check: /^another spelling/,
    what: 'the proxy is gone',
    apply: unrouted((route) => route.includes('middlewarePath')),
  },
  {
    check: /^every size/,
    what: 'a width in each path is wrong',
    apply: changed(server, replaced(/=>`\$\{(\w+)\}\/\$\{(\w+)\}`/g, '=>`${$1}/${$2===640?828:$2}`')),
  },
  { check: /^every size/, what: 'images are gone', apply: without(func('api/media/[...file]')) },
  {
    check: /^a page hydrates/,
    what: 'each script ends in the middle',
    apply: changed(path.join(output, 'static', '_next', 'static', 'chunks', '*.js'), (text) =>
      text.slice(0, text.length / 2),
    ),
  },
  { check: /^a draft shows/, what: 'no preview opens', apply: without(func('api/draft-mode/enable')) },
  { check: /^a publish shows/, what: 'the webhook is gone', apply: without(func('api/revalidate')) },
  { check: /^a social card/, what: 'social cards are gone', apply: without(func('api/social/[card]')) },
  {
    check: /^the Studio/,
    what: "the Studio's files are gone",
    apply: without(path.join(output, 'static', 'studio', 'static')),
  },
]
