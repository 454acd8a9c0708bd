import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Run } from '../stack/run.ts'
import type { Child } from '../stack/processes.ts'

type ReplicaOptions = {
  port: number
  env: Readonly<Record<string, string>>
  /** Makes it a replica of another build. */
  buildId?: string
}

export type Replica = ReturnType<typeof newReplica>

/** A replica of the site: its own copy of the build below `parent`, as a container has it. */
export function newReplica({ root, processes, setup, say }: Run, parent: string, options: ReplicaOptions) {
  const { port, env, buildId } = options
  const folder = path.join(parent, `replica-${port}`)
  let child: Child | undefined

  const replica = {
    url: `http://127.0.0.1:${port}`,
    port,
    /** How often it was killed. */
    kills: 0,

    /** Starts it as a new container: with the pages of the build, and nothing else. */
    async startNew(): Promise<void> {
      rmSync(folder, { recursive: true, force: true })
      mkdirSync(folder, { recursive: true })
      for (const entry of readdirSync(root))
        if (!/^\.(?!env)|^test-results$/.test(entry))
          symlinkSync(path.join(root, entry), path.join(folder, entry))
      const build = path.join(folder, '.next')
      const cache = path.join(root, '.next', 'cache')
      cpSync(path.join(root, '.next'), build, { recursive: true, filter: (file) => file !== cache })
      mkdirSync(path.join(build, 'cache'))
      if (buildId) writeFileSync(path.join(build, 'BUILD_ID'), buildId)
      await replica.start()
    },

    /** Starts it with the files that it has. */
    async start(): Promise<void> {
      child = await processes.serve({
        name: `Replica on port ${port}`,
        command: ['next', 'start', folder, '--port', String(port), '--hostname', '127.0.0.1'],
        env: { ...setup.env, ...env },
        ready: /Ready in/,
        onOutput: (chunk) => {
          for (const line of chunk.split('\n'))
            if (/\[(redis|revalidate)\]/.test(line)) say(`  ${port}: ${line}`)
        },
      })
    },

    /** Ends it with SIGKILL, in the middle of what it does. */
    async kill(): Promise<void> {
      if (!child) return
      replica.kills += 1
      process.kill(-child.pid, 'SIGKILL')
      await child.ended
    },

    stop: async () => child && processes.stop(child),
  }
  return replica
}
