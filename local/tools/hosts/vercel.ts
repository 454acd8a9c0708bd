import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Child } from '../stack/processes.ts'
import { rawResponse, type RawResponse } from '../stack/rawResponse.ts'
import type { Run } from '../stack/run.ts'
import { copyTree } from '../stack/tree.ts'
import { endToEnd, isWritable, listen, startFunction, typeByName, visitor, type Host } from './host.ts'
import { installTools } from './install.ts'
import { rewritten, vercelOutput, type Call, type Prerender } from './vercelOutput.ts'

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

type Page = RawResponse & { staleAt: number }

/** Vercel's router and page cache before the built functions. */
export function vercel(run: Run, tree: string, scratch: string): Host {
  const { processes, setup } = run
  const output = vercelOutput(tree)
  const functions = output
    .unpack(scratch)
    .map((built, index) => ({ ...built, port: setup.ports.site + 400 + index }))
  const children: Child[] = []
  const pages = new Map<string, Page>()
  const regenerating = new Map<string, Promise<unknown>>()

  async function invoke(
    name: string,
    { request, url, body }: Call,
    allowed?: string[],
  ): Promise<RawResponse> {
    const source = output.functionAt(name)
    const built = functions.find((each) => each.source === source)
    if (!built) throw new Error(`Vercel has no function ${name}`)
    const given = Object.entries(endToEnd(request.headers))
    const headers = Object.fromEntries(
      given.filter(([header]) => !allowed || allowed.includes(header) || header === 'x-nextjs-data'),
    )
    const { pathname } = new URL(request.url ?? '/', url)
    const asked = {
      method: allowed ? 'GET' : (request.method ?? 'GET'),
      path: pathname + url.search,
      headers: {
        ...headers,
        'x-matched-path': name === 'index' ? '/' : `/${name}`,
        'x-forwarded-for': visitor,
        'x-forwarded-proto': 'http',
        'x-forwarded-host': request.headers.host,
      },
    }
    return rawResponse(`http://127.0.0.1:${built.port}`, asked, body)
  }

  /** Only a response with `s-maxage` replaces a page. An error never does. */
  async function generate(key: string, name: string, { allowHeader }: Prerender, call: Call) {
    const response = await invoke(name, call, allowHeader ?? [])
    const seconds = /s-maxage=(\d+)/.exec(response.headers['cache-control'] ?? '')?.[1]
    if (response.status < 500 && seconds !== undefined)
      pages.set(key, { ...response, staleAt: Date.now() + Number(seconds) * 1000 })
    return response
  }

  function builtPage(name: string, { expiration, initialHeaders, fallback }: Prerender): Page | undefined {
    if (!fallback) return undefined
    return {
      status: 200,
      headers: { 'content-type': typeByName(fallback.fsPath), ...initialHeaders },
      body: output.builtPage(name, fallback),
      staleAt: Date.now() + Number(expiration || 1e6) * 1000,
    }
  }

  async function page(name: string, prerender: Prerender, call: Call): Promise<RawResponse> {
    const { headers } = call.request
    const query = (prerender.allowQuery ?? []).map((each) => call.url.searchParams.get(each))
    const key = [name, ...query].join('?')
    // A draft is never cached.
    if (headers.cookie?.includes(`__prerender_bypass=${prerender.bypassToken}`)) return invoke(name, call)
    const known = pages.get(key) ?? builtPage(name, prerender)
    if (known) pages.set(key, known)
    if (headers['x-prerender-revalidate'] === prerender.bypassToken) {
      const response = await generate(key, name, prerender, call)
      return { ...response, headers: { ...response.headers, 'x-vercel-cache': 'REVALIDATED' } }
    }
    if (!known) return generate(key, name, prerender, call)
    if (Date.now() >= known.staleAt && !regenerating.has(key)) {
      const work = generate(key, name, prerender, call).catch(() => undefined)
      regenerating.set(key, work)
      void work.finally(() => regenerating.delete(key))
    }
    return known
  }

  function fileHeaders(call: Call, file: string): Record<string, string> {
    const named = [...output.matching(call, 'hit')].flatMap(({ route }) =>
      Object.entries(route.headers ?? {}),
    )
    return {
      'content-type': typeByName(file),
      ...Object.fromEntries(named.map(([name, value]) => [name.toLowerCase(), value])),
    }
  }

  /** The static file, page or function at a path. */
  async function at(call: Call): Promise<RawResponse | undefined> {
    const pathname = decodeURIComponent(call.url.pathname)
    const file = output.staticFile(pathname)
    if (file) return { status: 200, headers: fileHeaders(call, file), body: readFileSync(file) }
    const name = pathname === '/' ? 'index' : pathname.slice(1)
    if (!output.functionAt(name)) return undefined
    const prerender = output.prerenderAt(name)
    return prerender ? page(name, prerender, call) : invoke(name, call)
  }

  async function find(call: Call): Promise<RawResponse> {
    const direct = await at(call)
    if (direct) return direct
    for (const { route, match } of output.matching(call, 'rewrite')) {
      const found = route.dest && (await at({ ...call, url: rewritten(route.dest, match, call.url) }))
      if (found) return found
    }
    return { ...(await invoke('404', call)), status: 404 }
  }

  async function respond(call: Call): Promise<RawResponse> {
    if (call.url.pathname.startsWith('/_next/data/')) call.request.headers['x-nextjs-data'] = '1'
    const headers: Record<string, string> = {}
    let status: number | undefined
    for (const { route, match } of output.matching(call)) {
      if (route.middlewarePath) {
        const result = await invoke(route.middlewarePath.slice(1), call)
        if (result.headers['x-middleware-next'] !== '1') return result
      }
      for (const [name, value] of Object.entries(route.headers ?? {})) headers[name.toLowerCase()] = value
      if (route.dest) call.url = rewritten(route.dest, match, call.url)
      if (route.continue) status ??= route.status
    }
    const response = await find(call)
    return {
      ...response,
      ...(response.status === 200 && status && { status }),
      headers: { ...headers, ...response.headers },
    }
  }

  const stop = async () => {
    for (const child of children.splice(0)) await processes.stop(child)
  }

  return {
    buildFaults: () =>
      functions.flatMap(({ source, folder }) => {
        const launcher = readFileSync(path.join(source, '___next_launcher.cjs'), 'utf8')
        return [
          ...(/"cacheHandler":/.test(launcher) ? [`${source} has a cache handler of ours`] : []),
          ...(isWritable(folder) ? [`${folder} can be written to`] : []),
        ]
      }),
    listen: () =>
      listen(setup.ports.site, (request, body) =>
        respond({ request, body, url: new URL(request.url ?? '/', `http://${request.headers.host}`) }),
      ),
    async startCold() {
      await stop()
      const started = functions.map(({ folder, port, isWeb }, index) =>
        startFunction(run, {
          name: `Function ${index + 1} of Vercel`,
          args: [folder, port, isWeb ? 'web' : 'node'],
          env: { VERCEL: '1' },
          scratch,
        }),
      )
      children.push(...(await Promise.all(started)))
    },
    stop,
    async makeStale() {
      for (const known of pages.values()) known.staleAt = 0
    },
    async settled() {
      while (regenerating.size > 0) await Promise.allSettled(regenerating.values())
    },
  }
}
