import { cpSync, existsSync, globSync, lstatSync, readFileSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { freeze } from '../stack/tree.ts'
import { newFunctionFolder } from './host.ts'
import type { Route } from './vercelRoutes.ts'

/** What `vercel build` writes: https://vercel.com/docs/build-output-api */

type FunctionConfig = { filePathMap?: Record<string, string>; useWebApi?: boolean }

export type Prerender = {
  expiration: number | false
  bypassToken: string
  allowQuery?: string[]
  allowHeader?: string[]
  initialHeaders?: Record<string, string>
  fallback: { fsPath: string } | null
}

export type BuiltFunction = { folder: string; isWeb: boolean }

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))

export class VercelOutput {
  readonly folder: string
  readonly #tree: string

  constructor(tree: string) {
    this.#tree = tree
    this.folder = path.join(tree, '.vercel', 'output')
  }

  routes(): Route[] {
    return (readJson(path.join(this.folder, 'config.json')) as { routes: Route[] }).routes
  }

  /** The file that Vercel serves without a function. */
  staticFile(pathname: string): string | undefined {
    const file = path.join(this.folder, 'static', pathname)
    return existsSync(file) && lstatSync(file).isFile() ? file : undefined
  }

  /** The folder of the function at a path: many paths share one. */
  functionAt(name: string): string | undefined {
    const folder = path.join(this.folder, 'functions', `${name}.func`)
    return existsSync(folder) ? realpathSync(folder) : undefined
  }

  prerenderAt(name: string): Prerender | undefined {
    const file = path.join(this.folder, 'functions', `${name}.prerender-config.json`)
    return existsSync(file) ? (readJson(file) as Prerender) : undefined
  }

  /** The page that the build made. */
  builtPage(name: string, { fallback }: Prerender): Buffer | undefined {
    if (!fallback) return undefined
    return readFileSync(
      path.join(this.folder, 'functions', path.dirname(name), path.basename(fallback.fsPath)),
    )
  }

  /** Every function, each in a read-only folder below `scratch` as Vercel unpacks it. */
  unpack(scratch: string): Map<string, BuiltFunction> {
    const found = globSync('functions/**/*.func', { cwd: this.folder })
    const sources = new Set(found.map((each) => realpathSync(path.join(this.folder, each))))
    return new Map(
      [...sources].map((source) => [source, this.#unpackOne(source, newFunctionFolder(scratch))]),
    )
  }

  #unpackOne(source: string, folder: string): BuiltFunction {
    cpSync(source, folder, { recursive: true })
    const { filePathMap = {}, useWebApi } = readJson(path.join(source, '.vc-config.json')) as FunctionConfig
    const asTheyAre = { recursive: true, verbatimSymlinks: true }
    for (const [to, from] of Object.entries(filePathMap))
      cpSync(path.join(this.#tree, from), path.join(folder, to), asTheyAre)
    freeze(folder)
    return { folder, isWeb: useWebApi === true }
  }
}
