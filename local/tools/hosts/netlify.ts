import { cpSync, existsSync, lstatSync, mkdirSync, readFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import path from 'node:path'
import type { Child } from '../stack/processes.ts'
import type { Run } from '../stack/run.ts'
import { copyTree, freeze } from '../stack/tree.ts'
import { endToEnd, exchange, listen } from './exchange.ts'
import type { RawResponse } from '../stack/rawResponse.ts'
import { isWritable, newFunctionFolder, startFunction, typeByName, type Host } from './host.ts'
import { installTools } from './install.ts'
import { Blobs } from './netlifyBlobs.ts'

/** Runs `netlify build --offline` in a copy of the repository. @returns the folder of the tools */
export async function buildForNetlify(run: Run, tree: string): Promise<void> {
  const tools = await installTools(run, 'netlify')
  copyTree(run.root, tree)
  // Where Netlify's tool would install the plugin that netlify.toml names.
  const plugin = path.join('node_modules', '@netlify', 'plugin-nextjs')
  cpSync(path.join(tools, plugin), path.join(tree, '.netlify', 'plugins', plugin), { recursive: true })
  cpSync(path.join(tools, 'package.json'), path.join(tree, '.netlify', 'plugins', 'package.json'))
  const { env } = run.setup
  await run.processes.run({
    name: 'netlify build',
    command: [
      process.execPath,
      path.join(tools, 'node_modules', 'netlify-cli', 'bin', 'run.js'),
      // From elsewhere: it takes the folder of stand-ins for the sites of a monorepo.
      ...['build', '--offline', '--cwd', tree],
    ],
    cwd: path.dirname(tree),
    env: {
      ...env,
      CI: '1',
      // Netlify sets it for the build command.
      NETLIFY: 'true',
      NETLIFY_TELEMETRY_DISABLED: '1',
      XDG_CONFIG_HOME: path.join(tree, '.netlify'),
      PATH: `${env.PATH}:${path.join(tools, 'node_modules', '.bin')}`,
    },
  })
}

type Edge = { function: string; pattern: string }

/** Netlify's order: proxy, files, function. Its runtime caches pages in blobs. */
export class Netlify implements Host {
  readonly name = 'Netlify'
  readonly #run: Run
  readonly #built: string
  readonly #scratch: string
  readonly #function: string
  readonly #edges: Edge[]
  readonly #headers: { path: string; name: string; value: string }[]
  #blobs: Blobs | undefined
  #children: Child[] = []

  constructor(run: Run, tree: string, scratch: string) {
    this.#run = run
    this.#scratch = scratch
    this.#built = path.join(tree, '.netlify')
    this.#function = newFunctionFolder(scratch)
    cpSync(path.join(this.#built, 'functions-internal', '___netlify-server-handler'), this.#function, {
      recursive: true,
      verbatimSymlinks: true,
    })
    freeze(this.#function)
    const manifest = readFileSync(path.join(this.#built, 'edge-functions', 'manifest.json'), 'utf8')
    this.#edges = (JSON.parse(manifest) as { functions: Edge[] }).functions
    this.#headers = headersOf(readFileSync(path.join(this.#built, 'netlify.toml'), 'utf8'))
  }

  buildFaults(): string[] {
    const faults = isWritable(this.#function) ? [`${this.#function} can be written to`] : []
    const config = path.join(this.#function, '.next', 'required-server-files.json')
    return /"cacheHandler":"[^"]*pageCache/.test(readFileSync(config, 'utf8'))
      ? [...faults, 'it has a cache handler of ours']
      : faults
  }

  get #port(): { function: number; edge: number } {
    const { site } = this.#run.setup.ports
    return { function: site + 400, edge: site + 401 }
  }

  async startCold(): Promise<void> {
    const tools = await installTools(this.#run, 'netlify')
    this.#blobs ??= await Blobs.start(
      tools,
      path.join(this.#scratch, 'blobs'),
      path.join(this.#built, 'deploy', 'v1', 'blobs', 'deploy'),
    )
    for (const child of this.#children) await this.#run.processes.stop(child)
    this.#children = [
      await startFunction(this.#run, {
        name: 'The function of Netlify',
        script: 'netlifyFunction.ts',
        args: [this.#function, String(this.#port.function)],
        scratch: this.#scratch,
        env: { NETLIFY_BLOBS_CONTEXT: this.#blobs.context, NETLIFY_LOCAL: '1', SITE_ID: 'check' },
      }),
      ...(this.#edges.length > 0 ? [await this.#startEdge(tools)] : []),
    ]
  }

  /** It may read the folder of proxies, and write nowhere. */
  #startEdge(tools: string): Promise<Child> {
    const [name = ''] = this.#edges.map((edge) => edge.function)
    const folder = path.join(this.#built, 'edge-functions', name)
    const cache = path.join(this.#scratch, 'deno')
    mkdirSync(cache, { recursive: true })
    return this.#run.processes.serve({
      name: 'The proxy on Netlify',
      command: [
        path.join(tools, 'node_modules', '.bin', 'deno'),
        ...['run', '--no-config', '--no-lock', '--no-remote', '--no-prompt', '--allow-net', '--allow-env'],
        ...[`--allow-read=${path.dirname(folder)}`, '--allow-sys'],
        path.join(this.#run.root, 'local', 'tools', 'hosts', 'netlifyEdge.ts'),
        `file://${path.join(folder, `${name}.js`)}`,
        String(this.#port.edge),
      ],
      cwd: path.dirname(folder),
      env: { ...this.#run.setup.env, DENO_DIR: cache, NO_COLOR: '1' },
      ready: /function is ready/,
    })
  }

  async stop(): Promise<void> {
    for (const child of this.#children) await this.#run.processes.stop(child)
  }

  async makeStale(): Promise<void> {
    await this.#blobs?.makeStale()
  }

  async settled(): Promise<void> {
    await exchange(this.#port.function, { method: 'GET', path: '/__settled', headers: {} })
  }

  async listen(): Promise<() => void> {
    const stop = await listen(this.#run.setup.ports.site, (request, body) => this.#respond(request, body))
    return () => {
      stop()
      void this.#blobs?.stop()
    }
  }

  async #respond(request: IncomingMessage, body: Buffer): Promise<RawResponse> {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const sent = {
      method: request.method ?? 'GET',
      path: request.url ?? '/',
      headers: { ...endToEnd(request.headers), 'x-forwarded-for': '203.0.113.7' },
      ...(body.length > 0 && { body }),
    }
    if (this.#edges.some(({ pattern }) => new RegExp(pattern).test(pathname))) {
      const response = await exchange(this.#port.edge, sent)
      if (response.headers['x-edge-goes-on'] !== '1') return response
    }
    const file = path.join(this.#built, 'static', decodeURIComponent(pathname))
    if (!existsSync(file) || !lstatSync(file).isFile()) return exchange(this.#port.function, sent)
    const headers = this.#headers.filter((each) => pathname.startsWith(each.path))
    return {
      status: 200,
      headers: {
        'content-type': typeByName(file),
        ...Object.fromEntries(headers.map(({ name, value }) => [name, value])),
      },
      body: readFileSync(file),
    }
  }
}

/** The headers of the built netlify.toml, with the runtime's own. Each path ends with `*`. */
function headersOf(toml: string): { path: string; name: string; value: string }[] {
  return toml
    .split('[[headers]]')
    .slice(1)
    .flatMap((block) => {
      const [, place = ''] = /for = "([^"]*)\*"/.exec(block) ?? []
      const [, values = ''] = /\[headers\.values\]\n((?:.+\n)+)/.exec(block) ?? []
      return [...values.matchAll(/^([\w-]+) = "(.*)"$/gm)].map(([, name = '', value = '']) => ({
        path: place,
        name: name.toLowerCase(),
        value,
      }))
    })
}
