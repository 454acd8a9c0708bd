import { globSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

/** Netlify's own local server of blobs, where its runtime keeps generated pages. */

type Store = {
  set: (key: string, value: string) => Promise<void>
  get: (key: string) => Promise<string | null>
  list: () => Promise<{ blobs: { key: string }[] }>
}
type Server = { start: () => Promise<{ port: number }>; stop: () => Promise<void> }
type Modules = {
  main: { getDeployStore: (options: object) => Store }
  server: {
    BlobsServer: new (options: { directory: string; token: string }) => Server
  }
}

const token = 'check'
const ids = { siteID: 'check', deployID: 'check', primaryRegion: 'us-east-2' }

/** Starts the server with the pages of the build only. `tools` holds Netlify's packages. */
export async function startBlobs(tools: string, directory: string, built: string) {
  const load = (file: string): Promise<unknown> =>
    import(pathToFileURL(path.join(tools, 'node_modules', '@netlify', 'blobs', 'dist', file)).href)
  const { getDeployStore } = (await load('main.js')) as Modules['main']
  const { BlobsServer } = (await load('server.js')) as Modules['server']
  rmSync(directory, { recursive: true, force: true })
  const server = new BlobsServer({ directory, token })
  const { port } = await server.start()
  const url = `http://localhost:${port}`
  const context = { ...ids, token, edgeURL: url, uncachedEdgeURL: url }
  const store = getDeployStore({ ...context, region: ids.primaryRegion })
  for (const key of globSync('*', { cwd: built }))
    await store.set(key, readFileSync(path.join(built, key), 'utf8'))
  return {
    /** For the functions' environment. */
    context: Buffer.from(JSON.stringify(context)).toString('base64'),
    stop: () => server.stop(),
    /** Makes every page an hour old. */
    async makeStale(): Promise<void> {
      for (const { key } of (await store.list()).blobs) {
        const entry = JSON.parse((await store.get(key)) ?? '{}') as { lastModified?: number }
        if (entry.lastModified === undefined) continue
        await store.set(key, JSON.stringify({ ...entry, lastModified: Date.now() - 3_600_000 }))
      }
    },
  }
}
