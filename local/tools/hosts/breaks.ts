import { globSync, readFileSync, renameSync, unlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Breaks of what a host's tools built, one at a time. Each names the check that must then fail, so
 * that no check passes with everything broken. docs/production.md, "Vercel".
 */
export type Break = readonly [check: RegExp, what: string, apply: (tree: Tree) => void]

type Tree = ReturnType<typeof breakable>

/** A built tree that can be broken, and mended again. */
export function breakable(tree: string) {
  const mends: (() => void)[] = []

  const found = (pattern: string): string[] =>
    globSync(pattern.replaceAll('[', '[[]'), { cwd: tree }).map((file) => path.join(tree, file))

  /** By a new file: the old one may be linked elsewhere. */
  function replace(file: string, text: string): void {
    unlinkSync(file)
    writeFileSync(file, text)
  }

  return {
    /** Each file, folder or link of a pattern is gone. */
    remove(pattern: string, mayBeMissing = false): void {
      const files = found(pattern)
      if (files.length === 0 && !mayBeMissing) throw new Error(`the build has no ${pattern}`)
      for (const file of files) {
        renameSync(file, `${file}.gone`)
        mends.push(() => renameSync(`${file}.gone`, file))
      }
    },
    /** The files of a pattern have another text, one of them at least. */
    change(pattern: string, change: (text: string) => string): void {
      const before = mends.length
      for (const file of found(pattern)) {
        const text = readFileSync(file, 'utf8')
        if (change(text) === text) continue
        replace(file, change(text))
        mends.push(() => replace(file, text))
      }
      if (mends.length === before) throw new Error(`nothing to break in ${pattern}`)
    },
    mend: () => mends.forEach((each) => each()),
  }
}

/** Where a host's build has what a break takes away, and how it is taken away. */
type Layout = {
  /** Files that no function serves. */
  files: string
  /** The server's code. */
  code: string
  /** The headers of pages, and those of files. */
  headers: string
  fileHeaders: string
  /** A page or API route is gone: its name is its file below `pages`. */
  noRoute: (tree: Tree, name: string) => void
  noData: (tree: Tree) => void
  noProxy: (tree: Tree) => void
}

/** Next does not know a page any more. */
const unlist = (tree: Tree, server: string, name: string): void =>
  tree.change(path.join(server, 'pages-manifest.json'), (text) =>
    JSON.stringify({ ...(JSON.parse(text) as object), [`/${name}`]: undefined }),
  )

const output = path.join('.vercel', 'output')
const config = path.join(output, 'config.json')

const vercel: Layout = {
  files: path.join(output, 'static'),
  code: path.join('.next', 'server'),
  headers: config,
  fileHeaders: config,
  // One function serves all pages, and would find this one by the path of landing pages.
  noRoute(tree, name) {
    tree.remove(path.join(output, 'functions', `${name}.{func,prerender-config.json}`))
    unlist(tree, path.join(output, 'functions', '**', '.next', 'server'), name)
  },
  noData: (tree) => tree.remove(path.join(output, 'functions', '_next', 'data')),
  noProxy: (tree) =>
    tree.change(config, (text) => {
      const { routes, ...rest } = JSON.parse(text) as { routes: object[] }
      return JSON.stringify({ ...rest, routes: routes.filter((route) => !('middlewarePath' in route)) })
    }),
}

const handler = path.join('.netlify', 'functions-internal', '___netlify-server-handler', '.next')
const nextServer = path.join(handler, '..', 'node_modules', 'next', 'dist', 'server')

/** Netlify's runtime keeps each page in a blob, whose name is the page's path. */
const blob = (name: string): string =>
  path.join('.netlify', 'deploy', 'v1', 'blobs', 'deploy', Buffer.from(`/${name}`).toString('base64url'))

const netlify: Layout = {
  files: path.join('.netlify', 'static'),
  code: path.join(handler, 'server'),
  headers: path.join(handler, 'routes-manifest.json'),
  fileHeaders: path.join('.netlify', 'netlify.toml'),
  noRoute(tree, name) {
    unlist(tree, path.join(handler, 'server'), name)
    tree.remove(blob(name), true)
  },
  noData: (tree) =>
    tree.change(path.join(nextServer, '**', '{next-data,filesystem}.js'), (text) =>
      text.replace(/_next\/data/g, '_next/nothing'),
    ),
  noProxy: (tree) =>
    tree.change(path.join('.netlify', 'edge-functions', 'manifest.json'), () => '{"functions":[]}'),
}

/** The same for each host. */
export function breaksOf(host: 'vercel' | 'netlify'): Break[] {
  const at = { vercel, netlify }[host]
  const chunks = path.join(at.files, '_next', 'static', 'chunks')

  const gone = (name: string) => (tree: Tree) => at.noRoute(tree, name)
  const without = (pattern: string) => (tree: Tree) => tree.remove(pattern)
  const changed = (pattern: string, change: (text: string) => string) => (tree: Tree) =>
    tree.change(pattern, change)
  const replaced = (pattern: string, from: RegExp, to: string) =>
    changed(pattern, (text) => text.replace(from, to))
  const inCode = path.join(at.code, '**', '*.js')

  const pages = /^every path/
  const files = /^scripts, styles/
  const immutable = /max-age=31536000, ?immutable/g
  const width = /=>`\$\{(\w+)\}\/\$\{(\w+)\}`/g
  return [
    [pages, 'no page has a policy', replaced(at.headers, /"Content-Security-Policy"/g, '"X-Nothing"')],
    [pages, '/job-seeker is gone', gone('job-seeker')],
    [pages, 'no page has data', at.noData],
    [/^robots/, 'robots refuse the site', replaced(inCode, /"Allow: \/"/g, '"Disallow: /"')],
    [/^robots/, 'the sitemap is gone', gone('sitemap.xml')],
    [/^health/, 'readiness is gone', gone('api/ready')],
    [files, 'the scripts are gone', without(chunks)],
    [files, 'a font is gone', without(path.join(at.files, 'fonts', 'figtree*'))],
    [files, 'files are cached for a minute', replaced(at.fileHeaders, immutable, 'max-age=60')],
    [/^a landing page/, 'landing pages are gone', gone('[...path]')],
    [/^an editor's redirect/, 'the proxy is gone', at.noProxy],
    [/^another spelling/, 'the proxy is gone', at.noProxy],
    [/^every size/, 'a width is wrong', replaced(inCode, width, '=>`${$1}/${$2===640?828:$2}`')],
    [/^every size/, 'images are gone', gone('api/media/[...file]')],
    [
      /^a page hydrates/,
      'each script ends in the middle',
      changed(path.join(chunks, '*.js'), (text) => text.slice(0, text.length / 2)),
    ],
    [/^a draft shows/, 'no preview opens', gone('api/draft-mode/enable')],
    [/^a publish shows/, 'the webhook is gone', gone('api/revalidate')],
    [/^a social card/, 'social cards are gone', gone('api/social/[card]')],
    [/^the Studio/, "the Studio's files are gone", without(path.join(at.files, 'studio', 'static'))],
  ]
}
