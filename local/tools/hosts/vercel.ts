import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import path from 'node:path'
import type { Child } from '../stack/processes.ts'
import type { Run } from '../stack/run.ts'
import { copyTree } from '../stack/tree.ts'
import { endToEnd, exchange, listen } from './exchange.ts'
import type { RawResponse } from '../stack/rawResponse.ts'
import { isWritable, startFunction, typeByName, type Host } from './host.ts'
import { installTools } from './install.ts'
import { type BuiltFunction, type Prerender, VercelOutput } from './vercelOutput.ts'
import { destinationOf, matchOf, type Route, routesOf } from './vercelRoutes.ts'

/** Runs `vercel build` in a copy of the repository. No account, no network. */
export async function buildForVercel(run: Run, tree: string): Promise<void> {
  const folder = await installTools(run, 'vercel')
  copyTree(run.root, tree)
  mkdirSync(path.join(tree, '.vercel'))
  // What `vercel link` would write. The packages are copied, so nothing is installed.
  const settings = { framework: 'nextjs', installCommand: '', nodeVersion: '24.x' }
  writeFileSync(
    path.join(tree, '.vercel', 'project.json'),
    JSON.stringify({ projectId: 'prj_check', orgId: 'team_check', settings }),
  )
  const { env } = run.setup
  await run.processes.run({
    name: 'vercel build',
    command: [
      process.execPath,
      path.join(folder, 'node_modules', 'vercel', 'dist', 'vc.js'),
      ...['build', '--prod', '--yes', '--cwd', tree],
    ],
    env: { ...env, CI: '1', VERCEL_TELEMETRY_DISABLED: '1', XDG_DATA_HOME: path.join(tree, '.vercel') },
  })
}

type Call = { request: IncomingMessage; url: URL; body: Buffer }
type Page = RawResponse & { staleAt: number }
type Running = BuiltFunction & { port: number; child?: Child }

/** Vercel's router and page cache before the built functions. */
export class Vercel implements Host {
  readonly name = 'Vercel'
  readonly #run: Run
  readonly #scratch: string
  readonly #output: VercelOutput
  readonly #routes: Route[]
  readonly #functions: Map<string, Running>
  readonly #pages = new Map<string, Page>()
  readonly #regenerating = new Map<string, Promise<unknown>>()

  constructor(run: Run, tree: string, scratch: string) {
    this.#run = run
    this.#scratch = scratch
    this.#output = new VercelOutput(tree)
    this.#routes = this.#output.routes()
    const unpacked = [...this.#output.unpack(scratch)]
    this.#functions = new Map(
      unpacked.map(([source, built], index) => [
        source,
        { ...built, port: run.setup.ports.site + 400 + index },
      ]),
    )
  }

  buildFaults(): string[] {
    const faults: string[] = []
    for (const [source, { folder }] of this.#functions) {
      const launcher = readFileSync(path.join(source, '___next_launcher.cjs'), 'utf8')
      if (/"cacheHandler":/.test(launcher)) faults.push(`${source} has a cache handler of ours`)
      if (isWritable(folder)) faults.push(`${folder} can be written to`)
    }
    return faults
  }

  listen(): Promise<() => void> {
    return listen(this.#run.setup.ports.site, (request, body) => {
      const url = new URL(request.url ?? '/', `http://${request.headers.host}`)
      return this.#respond({ request, url, body })
    })
  }

  async startCold(): Promise<void> {
    await Promise.all(
      [...this.#functions.values()].map(async (running, index) => {
        if (running.child) await this.#run.processes.stop(running.child)
        running.child = await startFunction(this.#run, {
          name: `Function ${index + 1} of Vercel`,
          script: 'vercelFunction.ts',
          args: [running.folder, String(running.port), running.isWeb ? 'web' : 'node'],
          env: { VERCEL: '1' },
          scratch: this.#scratch,
        })
      }),
    )
  }

  async stop(): Promise<void> {
    for (const { child } of this.#functions.values()) if (child) await this.#run.processes.stop(child)
  }

  async makeStale(): Promise<void> {
    for (const page of this.#pages.values()) page.staleAt = 0
  }

  async settled(): Promise<void> {
    while (this.#regenerating.size > 0) await Promise.allSettled(this.#regenerating.values())
  }

  async #respond(call: Call): Promise<RawResponse> {
    const { request } = call
    if (call.url.pathname.startsWith('/_next/data/')) request.headers['x-nextjs-data'] = '1'
    const headers: Record<string, string> = {}
    let status: number | undefined
    for (const route of routesOf(this.#routes, null)) {
      const match = matchOf(route, { url: call.url, headers: flat(request.headers) })
      if (!match) continue
      if (route.middlewarePath) {
        const result = await this.#invoke(route.middlewarePath.slice(1), call)
        if (result.headers['x-middleware-next'] !== '1') return result
      }
      for (const [name, value] of Object.entries(route.headers ?? {})) headers[name.toLowerCase()] = value
      if (route.dest) call.url = withParams(destinationOf(route.dest, match), call.url)
      if (route.continue) status ??= route.status
    }
    const response = await this.#find(call)
    return {
      ...response,
      ...(response.status === 200 && status && { status }),
      headers: { ...headers, ...response.headers },
    }
  }

  async #find(call: Call): Promise<RawResponse> {
    const direct = await this.#at(call)
    if (direct) return direct
    for (const route of routesOf(this.#routes, 'rewrite')) {
      const match = matchOf(route, { url: call.url, headers: flat(call.request.headers) })
      if (!match || !route.dest) continue
      const found = await this.#at({ ...call, url: withParams(destinationOf(route.dest, match), call.url) })
      if (found) return found
    }
    return { ...(await this.#invoke('404', call)), status: 404 }
  }

  /** The static file, page or function at a path. */
  async #at(call: Call): Promise<RawResponse | undefined> {
    const pathname = decodeURIComponent(call.url.pathname)
    const file = this.#output.staticFile(pathname)
    if (file) return { status: 200, headers: this.#fileHeaders(call, file), body: readFileSync(file) }
    const name = pathname === '/' ? 'index' : pathname.slice(1)
    if (!this.#output.functionAt(name)) return undefined
    const prerender = this.#output.prerenderAt(name)
    return prerender ? this.#page(name, prerender, call) : this.#invoke(name, call)
  }

  #fileHeaders({ url, request }: Call, file: string): Record<string, string> {
    const hits = routesOf(this.#routes, 'hit').filter((route) =>
      matchOf(route, { url, headers: flat(request.headers) }),
    )
    const named = hits.flatMap(({ headers }) => Object.entries(headers ?? {}))
    return {
      'content-type': typeByName(file),
      ...Object.fromEntries(named.map(([name, value]) => [name.toLowerCase(), value])),
    }
  }

  async #page(name: string, prerender: Prerender, call: Call): Promise<RawResponse> {
    const { headers } = call.request
    const key = [name, ...(prerender.allowQuery ?? []).map((each) => call.url.searchParams.get(each))].join(
      '?',
    )
    // A draft is never cached.
    if (headers.cookie?.includes(`__prerender_bypass=${prerender.bypassToken}`))
      return this.#invoke(name, call)
    const known = this.#pages.get(key) ?? this.#builtPage(name, prerender)
    if (known) this.#pages.set(key, known)
    if (headers['x-prerender-revalidate'] === prerender.bypassToken) {
      const response = await this.#generate(key, name, prerender, call)
      return { ...response, headers: { ...response.headers, 'x-vercel-cache': 'REVALIDATED' } }
    }
    if (!known) return this.#generate(key, name, prerender, call)
    if (Date.now() >= known.staleAt && !this.#regenerating.has(key)) {
      const work = this.#generate(key, name, prerender, call).catch(() => undefined)
      this.#regenerating.set(key, work)
      void work.finally(() => this.#regenerating.delete(key))
    }
    return known
  }

  #builtPage(name: string, prerender: Prerender): Page | undefined {
    const body = this.#output.builtPage(name, prerender)
    const { expiration, initialHeaders, fallback } = prerender
    return (
      body && {
        status: 200,
        headers: { 'content-type': typeByName(fallback?.fsPath ?? ''), ...initialHeaders },
        body,
        staleAt: Date.now() + Number(expiration || 1e6) * 1000,
      }
    )
  }

  /** Only a response with `s-maxage` replaces a page. An error never does. */
  async #generate(key: string, name: string, { allowHeader }: Prerender, call: Call): Promise<RawResponse> {
    const response = await this.#invoke(name, call, allowHeader ?? [])
    const seconds = /s-maxage=(\d+)/.exec(response.headers['cache-control'] ?? '')?.[1]
    if (response.status < 500 && seconds !== undefined)
      this.#pages.set(key, { ...response, staleAt: Date.now() + Number(seconds) * 1000 })
    return response
  }

  async #invoke(name: string, { request, url, body }: Call, allowed?: string[]): Promise<RawResponse> {
    const running = this.#functions.get(this.#output.functionAt(name) ?? '')
    if (!running) throw new Error(`Vercel has no function ${name}`)
    const given = Object.entries(endToEnd(request.headers))
    const headers = Object.fromEntries(
      given.filter(([header]) => !allowed || allowed.includes(header) || header === 'x-nextjs-data'),
    )
    const { pathname } = new URL(request.url ?? '/', url)
    return exchange(running.port, {
      method: allowed ? 'GET' : (request.method ?? 'GET'),
      path: pathname + url.search,
      headers: {
        ...headers,
        'x-matched-path': name === 'index' ? '/' : `/${name}`,
        'x-forwarded-for': '203.0.113.7',
        'x-forwarded-proto': 'http',
        'x-forwarded-host': request.headers.host,
      },
      ...(body.length > 0 && { body }),
    })
  }
}

const flat = (headers: IncomingHttpHeaders): Record<string, string | undefined> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, value?.toString()]))

/** `destination` with the query of the URL before it. */
function withParams(destination: string, before: URL): URL {
  const url = new URL(destination, before)
  for (const [name, value] of before.searchParams)
    if (!url.searchParams.has(name)) url.searchParams.set(name, value)
  return url
}
