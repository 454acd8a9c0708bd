import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root, type LocalSetup } from './environment.ts'
import type { Processes } from './processes.ts'

type Backend = {
  name: string
  port: number
  /** Holds its process id while it runs. */
  pidFile: string
  command: string[]
  env: NodeJS.ProcessEnv
}

/** The local back ends that this run starts. */
export function backendsOf({ env, ports, starts, dataFolder }: LocalSetup): Backend[] {
  const origins = [`http://localhost:${ports.site}`, `http://127.0.0.1:${ports.site}`]
  const studioOrigins = [...origins, `http://localhost:${ports.studioServer}`]
  const backend = (name: string, port: number, command: string, own: Record<string, string>): Backend => ({
    name,
    port,
    pidFile: path.join(dataFolder, `${name.toLowerCase().replace(' ', '-')}.pid`),
    command: [command],
    env: { ...env, ...own },
  })
  const lake = () =>
    backend('Content lake', ports.lake, 'local-content-lake', {
      LAKE_PORT: String(ports.lake),
      LAKE_STREAM_PORTS: ports.lakeStreams.join(','),
      LAKE_DATA: path.join(dataFolder, 'lake'),
      LAKE_SEED: path.join(root, 'sanity', 'seed', 'index.ts'),
      LAKE_ORIGINS: studioOrigins.join(','),
      LAKE_WEBHOOK_URL: `http://localhost:${ports.site}/api/revalidate`,
      LAKE_WEBHOOK_PROJECTION: readFileSync(path.join(root, 'sanity', 'webhook.groq'), 'utf8'),
    })
  const blog = () =>
    backend('Blog host', ports.blog, 'local-blog-api', {
      BLOG_PORT: String(ports.blog),
      SITE_ORIGINS: origins.join(','),
    })
  const mail = () =>
    backend('Mail outbox', ports.mail, 'local-mail-outbox', {
      MAIL_PORT: String(ports.mail),
      SITE_ORIGINS: origins.join(','),
      MAIL_FILE: path.join(dataFolder, 'outbox.jsonl'),
    })
  return [
    ...(starts.lake ? [lake()] : []),
    ...(starts.blog ? [blog()] : []),
    ...(starts.mail ? [mail()] : []),
  ]
}

/**
 * Starts the back ends in parallel. One that ends later stays so, and is named.
 * @throws {ProcessFailedError} when one does not start
 */
export async function startBackends(processes: Processes, backends: Backend[]): Promise<void> {
  const start = async (backend: Backend): Promise<void> => {
    const child = await processes.serve({
      ...backend,
      onEnd: () => console.log(`${backend.name} has ended; the site goes on with its cache.`),
    })
    mkdirSync(path.dirname(backend.pidFile), { recursive: true })
    writeFileSync(backend.pidFile, `${child.pid}\n`)
    // Process ids are reused.
    void child.ended.then(() => rmSync(backend.pidFile, { force: true }))
  }
  await Promise.all(backends.map(start))
}
