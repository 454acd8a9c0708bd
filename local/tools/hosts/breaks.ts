import { existsSync, globSync, readFileSync, renameSync, unlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Breaks of what a host's tools built, one at a time. Each names the check that must then fail, so
 * that no check passes with everything broken. docs/production.md, "Vercel".
 */
export type Break = { check: RegExp; what: string; apply: Apply }

/** Breaks a built tree. The result mends it. */
type Apply = (tree: string) => Undo

type Undo = () => void

/** Each file or link of a pattern is gone. */
const without =
  (...patterns: string[]): Apply =>
  (tree) => {
    const gone = patterns.flatMap((pattern) => found(tree, pattern))
    for (const file of gone) renameSync(file, `${file}.gone`)
    return () => gone.forEach((file) => renameSync(`${file}.gone`, file))
  }

/** The same, if there is one. */
const ifThere =
  (file: string): Apply =>
  (tree) =>
    existsSync(path.join(tree, file)) ? without(file)(tree) : () => undefined

/** The files of a pattern have another text; those that stay as they are do not count. */
const changed =
  (pattern: string, change: (text: string) => string): Apply =>
  (tree) => {
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

const replaced = (from: RegExp, to: string) => (text: string) => text.replace(from, to)

const both =
  (...breaks: Apply[]): Apply =>
  (tree) => {
    const undo = breaks.map((each) => each(tree))
    return () => undo.forEach((each) => each())
  }

/** Next does not know a page any more. */
const unlisted = (server: string, name: string): Apply =>
  changed(path.join(server, 'pages-manifest.json'), (text) =>
    JSON.stringify({ ...(JSON.parse(text) as object), [`/${name}`]: undefined }),
  )

/** Where a host's build has what a break takes away: paths, or breaks of its own. */
type Layout = {
  /** Files that no function serves. */
  files: string
  /** The server's code. */
  code: string
  /** The headers of pages, and those of files. */
  headers: string
  fileHeaders: string
  /** A page or API route is gone: its name is its file below `pages`. */
  noRoute: (name: string) => Apply
  noData: Apply
  noProxy: Apply
}

const output = path.join('.vercel', 'output')
const config = path.join(output, 'config.json')

/** Routes of `config.json` that hold a text are gone. */
const unrouted = (goes: string) =>
  changed(config, (text) => {
    const { routes, ...rest } = JSON.parse(text) as { routes: object[] }
    return JSON.stringify({
      ...rest,
      routes: routes.filter((route) => !JSON.stringify(route).includes(goes)),
    })
  })

const vercel: Layout = {
  files: path.join(output, 'static'),
  code: path.join('.next', 'server'),
  headers: config,
  fileHeaders: config,
  // One function serves all pages, and would find this one by the path of landing pages.
  noRoute: (name) =>
    both(
      without(path.join(output, 'functions', `${name}.{func,prerender-config.json}`)),
      unlisted(path.join(output, 'functions', '**', '.next', 'server'), name),
    ),
  noData: without(path.join(output, 'functions', '_next', 'data')),
  noProxy: unrouted('middlewarePath'),
}

const handler = path.join('.netlify', 'functions-internal', '___netlify-server-handler', '.next')

/** Netlify's runtime keeps each page in a blob, whose name is the page's path. */
const blob = (name: string): string =>
  path.join('.netlify', 'deploy', 'v1', 'blobs', 'deploy', Buffer.from(`/${name}`).toString('base64url'))

const netlify: Layout = {
  files: path.join('.netlify', 'static'),
  code: path.join(handler, 'server'),
  headers: path.join(handler, 'routes-manifest.json'),
  fileHeaders: path.join('.netlify', 'netlify.toml'),
  noRoute: (name) => both(unlisted(path.join(handler, 'server'), name), ifThere(blob(name))),
  noData: changed(
    path.join(handler, '..', 'node_modules', 'next', 'dist', 'server', '**', '{next-data,filesystem}.js'),
    replaced(/_next\/data/g, '_next/nothing'),
  ),
  noProxy: changed(path.join('.netlify', 'edge-functions', 'manifest.json'), () => '{"functions":[]}'),
}

const pages = /^every path/
const files = /^scripts, styles/

/** The same for each host. */
export function breaksOf(host: 'vercel' | 'netlify'): Break[] {
  const at = { vercel, netlify }[host]
  const code = path.join(at.code, '**', '*.js')
  return [
    {
      check: pages,
      what: 'no page has a policy',
      apply: changed(at.headers, replaced(/"Content-Security-Policy"/g, '"X-Nothing"')),
    },
    { check: pages, what: '/job-seeker is gone', apply: at.noRoute('job-seeker') },
    { check: pages, what: 'no page has data', apply: at.noData },
    {
      check: /^robots/,
      what: 'robots refuse the site',
      apply: changed(code, replaced(/"Allow: \/"/g, '"Disallow: /"')),
    },
    { check: /^robots/, what: 'the sitemap is gone', apply: at.noRoute('sitemap.xml') },
    { check: /^health/, what: 'readiness is gone', apply: at.noRoute('api/ready') },
    {
      check: files,
      what: 'the scripts are gone',
      apply: without(path.join(at.files, '_next', 'static', 'chunks')),
    },
    { check: files, what: 'a font is gone', apply: without(path.join(at.files, 'fonts', 'figtree*')) },
    {
      check: files,
      what: 'files are cached for a minute',
      apply: changed(at.fileHeaders, replaced(/max-age=31536000, ?immutable/g, 'max-age=60')),
    },
    { check: /^a landing page/, what: 'landing pages are gone', apply: at.noRoute('[...path]') },
    { check: /^an editor's redirect/, what: 'the proxy is gone', apply: at.noProxy },
    { check: /^another spelling/, what: 'the proxy is gone', apply: at.noProxy },
    {
      check: /^every size/,
      what: 'a width in each path is wrong',
      apply: changed(code, replaced(/=>`\$\{(\w+)\}\/\$\{(\w+)\}`/g, '=>`${$1}/${$2===640?828:$2}`')),
    },
    { check: /^every size/, what: 'images are gone', apply: at.noRoute('api/media/[...file]') },
    {
      check: /^a page hydrates/,
      what: 'each script ends in the middle',
      apply: changed(path.join(at.files, '_next', 'static', 'chunks', '*.js'), (text) =>
        text.slice(0, text.length / 2),
      ),
    },
    { check: /^a draft shows/, what: 'no preview opens', apply: at.noRoute('api/draft-mode/enable') },
    { check: /^a publish shows/, what: 'the webhook is gone', apply: at.noRoute('api/revalidate') },
    { check: /^a social card/, what: 'social cards are gone', apply: at.noRoute('api/social/[card]') },
    {
      check: /^the Studio/,
      what: "the Studio's files are gone",
      apply: without(path.join(at.files, 'studio', 'static')),
    },
  ]
}
