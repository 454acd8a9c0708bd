import { cpSync, existsSync, lstatSync, mkdirSync, readFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import path from 'node:path'
import type { Child } from '../stack/processes.ts'
import { rawResponse, type RawResponse } from '../stack/rawResponse.ts'
import type { Run } from '../stack/run.ts'
import { copyTree, freeze } from '../stack/tree.ts'
import {
  endToEnd,
  isWritable,
  listen,
  newFunctionFolder,
  startFunction,
  typeByName,
  visitor,
  type Host,
} from './host.ts'
import { installTools } from './install.ts'
import { startBlobs } from './netlifyBlobs.ts'

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

/** Netlify's order: proxy, files, function. Its runtime caches pages in blobs. */
export function netlify(run: Run, tree: string, scratch: string): Host {
  const { processes, root, setup } = run
  const { site } = setup.ports
  const [functionPort, edgePort] = [site + 400, site + 401]
  const built = path.join(tree, '.netlify')
  const edgeFolder = path.join(built, 'edge-functions')
  const { functions: edges } = JSON.parse(readFileSync(path.join(edgeFolder, 'manifest.json'), 'utf8')) as {
    functions: { function: string; pattern: string }[]
  }
  const fileHeaders = headersOf(readFileSync(path.join(built, 'netlify.toml'), 'utf8'))
  const folder = newFunctionFolder(scratch)
  const handler = path.join(built, 'functions-internal', '___netlify-server-handler')
  cpSync(handler, folder, { recursive: true, verbatimSymlinks: true })
  freeze(folder)
  const children: Child[] = []
  let blobs: Awaited<ReturnType<typeof startBlobs>> | undefined

  /** It may read the folder of proxies, and write nowhere. */
  function startEdge(tools: string, name: string): Promise<Child> {
    const cache = path.join(scratch, 'deno')
    mkdirSync(cache, { recursive: true })
    return processes.serve({
      name: 'The proxy on Netlify',
      command: [
        path.join(tools, 'node_modules', '.bin', 'deno'),
        ...['run', '--no-config', '--no-lock', '--no-remote', '--no-prompt', '--allow-net', '--allow-env'],
        ...[`--allow-read=${edgeFolder}`, '--allow-sys'],
        path.join(root, 'local', 'tools', 'hosts', 'netlifyEdge.ts'),
        `file://${path.join(edgeFolder, name, `${name}.js`)}`,
        String(edgePort),
      ],
      cwd: edgeFolder,
      env: { ...setup.env, DENO_DIR: cache, NO_COLOR: '1' },
      ready: /function is ready/,
    })
  }

  async function respond(request: IncomingMessage, body: Buffer): Promise<RawResponse> {
    const { method = 'GET', url = '/' } = request
    const headers = { ...endToEnd(request.headers), 'x-forwarded-for': visitor }
    const ask = (port: number) =>
      rawResponse(`http://127.0.0.1:${port}`, { method, path: url, headers }, body)
    const { pathname } = new URL(url, 'http://localhost')
    if (edges.some(({ pattern }) => new RegExp(pattern).test(pathname))) {
      const response = await ask(edgePort)
      if (response.headers['x-edge-goes-on'] !== '1') return response
    }
    const file = path.join(built, 'static', decodeURIComponent(pathname))
    if (!existsSync(file) || !lstatSync(file).isFile()) return ask(functionPort)
    const ofFile = fileHeaders.filter((each) => pathname.startsWith(each.path))
    return {
      status: 200,
      headers: {
        'content-type': typeByName(file),
        ...Object.fromEntries(ofFile.map(({ name, value }) => [name, value])),
      },
      body: readFileSync(file),
    }
  }

  const stop = async () => {
    for (const child of children.splice(0)) await processes.stop(child)
  }

  return {
    buildFaults() {
      const config = readFileSync(path.join(folder, '.next', 'required-server-files.json'), 'utf8')
      return [
        ...(isWritable(folder) ? [`${folder} can be written to`] : []),
        ...(/"cacheHandler":"[^"]*pageCache/.test(config) ? ['it has a cache handler of ours'] : []),
      ]
    },
    async listen() {
      const close = await listen(site, respond)
      return () => {
        close()
        void blobs?.stop()
      }
    },
    async startCold() {
      const tools = await installTools(run, 'netlify')
      blobs ??= await startBlobs(
        tools,
        path.join(scratch, 'blobs'),
        path.join(built, 'deploy', 'v1', 'blobs', 'deploy'),
      )
      await stop()
      children.push(
        await startFunction(run, {
          name: 'The function of Netlify',
          args: [folder, functionPort, 'netlify'],
          scratch,
          env: { NETLIFY_BLOBS_CONTEXT: blobs.context, NETLIFY_LOCAL: '1', SITE_ID: 'check' },
        }),
      )
      const [edge] = edges
      if (edge) children.push(await startEdge(tools, edge.function))
    },
    stop,
    makeStale: async () => blobs?.makeStale(),
    settled: async () => void (await rawResponse(`http://127.0.0.1:${functionPort}/__settled`)),
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
