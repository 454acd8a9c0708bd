import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import type { LocalSetup } from './environment.ts'
import type { Processes } from './processes.ts'

type Backend = {
  name: string
  port: number
  /** Holds the number of its process while it runs, so that `kill $(cat local/.data/content-lake.pid)` stops just this one. */
  pidFile: string
  command: string[]
  env: NodeJS.ProcessEnv
}

/** Which of the three local back ends this run starts, and how. `dataFolder` is where they keep what they are told. */
export function backendsOf(setup: LocalSetup, root: string, dataFolder: string): Backend[] {
  const { env, ports, starts } = setup
  const node = path.join(root, 'node_modules', '.bin', 'node')
  const origins = [`http://localhost:${ports.site}`, `http://127.0.0.1:${ports.site}`]
  // The Studio's development server is the Studio too.
  const studioOrigins = [...origins, `http://localhost:${ports.studioServer}`]
  const backends: (Omit<Backend, 'env' | 'pidFile'> & { starts: boolean; env: Record<string, string> })[] = [
    {
      starts: starts.lake,
      name: 'Content lake',
      port: ports.lake,
      command: [node, path.join(root, 'local', 'lake', 'main.ts')],
      env: {
        LAKE_PORT: String(ports.lake),
        LAKE_DATA: path.join(dataFolder, 'lake'),
        LAKE_ORIGINS: studioOrigins.join(','),
        LAKE_WEBHOOK_URL: `http://localhost:${ports.site}/api/revalidate`,
      },
    },
    {
      starts: starts.blog,
      name: 'Blog host',
      port: ports.blog,
      command: [node, path.join(root, 'local', 'blog-api', 'main.ts')],
      env: { BLOG_PORT: String(ports.blog), SITE_ORIGINS: origins.join(',') },
    },
    {
      starts: starts.mail,
      name: 'Mail outbox',
      port: ports.mail,
      command: [node, path.join(root, 'local', 'mail-outbox', 'main.ts')],
      env: {
        MAIL_PORT: String(ports.mail),
        SITE_ORIGINS: origins.join(','),
        MAIL_FILE: path.join(dataFolder, 'outbox.jsonl'),
      },
    },
  ]
  return backends
    .filter((backend) => backend.starts)
    .map(({ name, port, command, env: own }) => ({
      name,
      port,
      pidFile: path.join(dataFolder, `${name.toLowerCase().replace(' ', '-')}.pid`),
      command,
      env: { ...env, ...own },
    }))
}

/**
 * Starts the local back ends side by side. One that crashes is started again, with everything it had acknowledged; one that was
 * asked to stop (SIGTERM) stays stopped, so that anybody can see the site go on without it. What one writes to its error output
 * once it is ready is said, line by line: it is nowhere else.
 * @throws {ProcessFailedError} when one does not start.
 */
export async function startBackends(
  processes: Processes,
  backends: Backend[],
  say: (line: string) => void,
): Promise<void> {
  const start = async (backend: Backend): Promise<void> => {
    const child = await processes.serve({
      ...backend,
      ready: /\bready\b/i,
      onEnd: (signal) => {
        if (signal === 'SIGTERM' || signal === 'SIGINT') {
          say(`${backend.name} was stopped; the site goes on with what it has.`)
          return
        }
        say(`${backend.name} ended unexpectedly (${signal ?? 'an error'}); starting it again.`)
        start(backend).catch((error: unknown) => say(String(error)))
      },
    })
    if (child.stderr) createInterface(child.stderr).on('line', say)
    mkdirSync(path.dirname(backend.pidFile), { recursive: true })
    writeFileSync(backend.pidFile, `${child.pid}\n`)
    // The number will be another program's one day.
    child.once('exit', () => rmSync(backend.pidFile, { force: true }))
  }
  await Promise.all(backends.map(start))
}
