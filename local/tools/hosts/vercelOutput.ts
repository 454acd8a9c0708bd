import { cpSync, existsSync, globSync, lstatSync, readFileSync, realpathSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import path from 'node:path'
import { freeze } from '../stack/tree.ts'
import { newFunctionFolder } from './host.ts'

/**
 * What `vercel build` writes, as far as this site's output uses it:
 * https://vercel.com/docs/build-output-api
 */

type Condition = { type: string; key: string; value?: string }

type Route = {
  src?: string
  handle?: string
  dest?: string
  status?: number
  continue?: boolean
  headers?: Record<string, string>
  has?: Condition[]
  missing?: Condition[]
  middlewarePath?: string
}

type FunctionConfig = { filePathMap?: Record<string, string>; useWebApi?: boolean }

export type Prerender = {
  expiration: number | false
  bypassToken: string
  allowQuery?: string[]
  allowHeader?: string[]
  initialHeaders?: Record<string, string>
  fallback: { fsPath: string } | null
}

/** A request; rewrites change its URL. */
export type Call = { request: IncomingMessage; url: URL; body: Buffer }

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))

export function vercelOutput(tree: string) {
  const output = path.join(tree, '.vercel', 'output')
  const functionFile = (name: string) => path.join(output, 'functions', name)
  const { routes } = readJson(path.join(output, 'config.json')) as { routes: Route[] }

  /** The function of a folder, in a read-only folder below `scratch` as Vercel unpacks it. */
  function unpackOne(source: string, scratch: string) {
    const folder = newFunctionFolder(scratch)
    cpSync(source, folder, { recursive: true })
    const { filePathMap = {}, useWebApi } = readJson(path.join(source, '.vc-config.json')) as FunctionConfig
    for (const [to, from] of Object.entries(filePathMap))
      cpSync(path.join(tree, from), path.join(folder, to), { recursive: true, verbatimSymlinks: true })
    freeze(folder)
    return { source, folder, isWeb: useWebApi === true }
  }

  return {
    /** The routes of a phase that a call matches, each with its match. Undefined: the first one. */
    *matching(call: Call, phase?: string): Generator<{ route: Route; match: RegExpExecArray }> {
      const begin = phase === undefined ? 0 : routes.findIndex(({ handle }) => handle === phase) + 1
      if (phase !== undefined && begin === 0) return
      for (const route of routes.slice(begin)) {
        if (route.handle !== undefined) return
        const match = matchOf(route, call)
        if (match) yield { route, match }
      }
    },

    /** The file that Vercel serves without a function. */
    staticFile(pathname: string): string | undefined {
      const file = path.join(output, 'static', pathname)
      return existsSync(file) && lstatSync(file).isFile() ? file : undefined
    },

    /** The folder of the function at a path: many paths share one. */
    functionAt(name: string): string | undefined {
      const folder = functionFile(`${name}.func`)
      return existsSync(folder) ? realpathSync(folder) : undefined
    },

    prerenderAt(name: string): Prerender | undefined {
      const file = functionFile(`${name}.prerender-config.json`)
      return existsSync(file) ? (readJson(file) as Prerender) : undefined
    },

    /** The page that the build made. */
    builtPage: (name: string, { fsPath }: { fsPath: string }): Buffer =>
      readFileSync(functionFile(path.join(path.dirname(name), path.basename(fsPath)))),

    unpack(scratch: string) {
      const found = globSync('**/*.func', { cwd: functionFile('') })
      const sources = new Set(found.map((each) => realpathSync(functionFile(each))))
      return [...sources].map((source) => unpackOne(source, scratch))
    },
  }
}

/** The match of a route's path and conditions. */
function matchOf({ src, has = [], missing = [] }: Route, { url, request }: Call) {
  if (src === undefined) return undefined
  const holds = ({ type, key, value }: Condition): boolean => {
    const found = type === 'header' ? request.headers[key]?.toString() : url.searchParams.get(key)
    return typeof found === 'string' && (value === undefined || new RegExp(`^${value}$`).test(found))
  }
  const match = new RegExp(src.startsWith('^') ? src : `^${src}$`).exec(url.pathname)
  return match && has.every(holds) && !missing.some(holds) ? match : undefined
}

/** The URL at `dest`: the match's groups in place of `$1` and `$name`, and the query before. */
export function rewritten(dest: string, match: RegExpExecArray, before: URL): URL {
  const to = dest.replace(/\$(\w+)/g, (_, name: string) => match.groups?.[name] ?? match[Number(name)] ?? '')
  const url = new URL(to, before)
  for (const [name, value] of before.searchParams)
    if (!url.searchParams.has(name)) url.searchParams.set(name, value)
  return url
}
