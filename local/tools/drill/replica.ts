import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Run } from '../stack/run.ts'
import type { Child } from '../stack/processes.ts'

/** A replica of the site: its own copy of the build, as a container has it. */
export class Replica {
  readonly port: number
  /** How often it was killed. */
  kills = 0
  readonly #run: Run
  readonly #env: Readonly<Record<string, string>>
  readonly #buildId: string | undefined
  #folder = ''
  #child: Child | undefined

  /** `buildId` makes it one of another build. */
  constructor(run: Run, port: number, env: Readonly<Record<string, string>>, buildId?: string) {
    this.#run = run
    this.port = port
    this.#env = env
    this.#buildId = buildId
  }

  /** Starts it as a new container: with the pages of the build, and nothing else. */
  async startNew(): Promise<void> {
    this.#remove()
    this.#folder = mkdtempSync(path.join(tmpdir(), 'goodline-replica-'))
    for (const entry of readdirSync(this.#run.root))
      if (!/^\.(?!env)|^test-results$/.test(entry))
        symlinkSync(path.join(this.#run.root, entry), path.join(this.#folder, entry))
    const build = path.join(this.#folder, '.next')
    cpSync(path.join(this.#run.root, '.next'), build, {
      recursive: true,
      filter: (file) => path.relative(this.#run.root, file) !== path.join('.next', 'cache'),
    })
    mkdirSync(path.join(build, 'cache'))
    if (this.#buildId) writeFileSync(path.join(build, 'BUILD_ID'), this.#buildId)
    await this.start()
  }

  /** Starts it with the files that it has. */
  async start(): Promise<void> {
    this.#child = await this.#run.processes.serve({
      name: `Replica on port ${this.port}`,
      command: ['next', 'start', this.#folder, '--port', String(this.port)],
      env: { ...this.#run.setup.env, ...this.#env },
      ready: /Ready in/,
      onOutput: (chunk) => {
        for (const line of chunk.split('\n'))
          if (/\[(redis|revalidate)\]/.test(line)) this.#run.say(`  ${this.port}: ${line}`)
      },
    })
  }

  /** Ends it with SIGKILL, in the middle of what it does. */
  async kill(): Promise<void> {
    if (!this.#child) return
    this.kills += 1
    process.kill(-this.#child.pid, 'SIGKILL')
    await this.#child.ended
  }

  async stop(): Promise<void> {
    if (this.#child) await this.#run.processes.stop(this.#child)
    this.#remove()
  }

  #remove(): void {
    if (this.#folder) rmSync(this.#folder, { recursive: true, force: true })
  }
}
