import { spawn, type ChildProcess } from 'node:child_process'
import path from 'node:path'

/** A program that ended, or did not start, although it should run; `output` holds the end of what it said. */
export class ProcessFailedError extends Error {
  override name = 'ProcessFailedError'
  readonly output: string

  constructor(what: string, how: string, output: string) {
    super(`${what} ${how}`)
    this.output = output
  }
}

type RunOptions = {
  /** What the program is, in the words of a message. */
  name: string
  command: string[]
  env: NodeJS.ProcessEnv
  /** Shows what the program says, as it says it. */
  show?: boolean
}

/** Characters of output kept for a message about a failure. */
const outputKept = 6000

/** Starts and stops the programs of one run; nothing it started outlives `stopAll`. */
export class Processes {
  readonly #children = new Set<ChildProcess>()
  /** Their end is what somebody wanted. */
  readonly #asked = new WeakSet<ChildProcess>()
  #stopping = false
  readonly #root: string

  constructor(root: string) {
    this.#root = root
  }

  /** Whether `stopAll` was called: nothing starts any more. */
  get stopping(): boolean {
    return this.#stopping
  }

  /** Runs a program to its end. @throws {ProcessFailedError} when it ends with an error, or everything stops. */
  async run(options: RunOptions): Promise<void> {
    const { child, output } = this.#spawn(options)
    const { code, signal } = await ended(child)
    if (code !== 0)
      throw new ProcessFailedError(options.name, `failed (${signal ?? `exit ${code}`})`, output())
  }

  /**
   * Starts a server and waits until it says a line that matches `ready`. `onEnd` hears of an end that nobody asked for.
   * @throws {ProcessFailedError} when it ends first, is not ready within `timeout` milliseconds, or everything stops.
   */
  async serve(
    options: RunOptions & {
      ready: RegExp
      timeout?: number
      onEnd?: (signal: NodeJS.Signals | null) => void
    },
  ): Promise<ChildProcess> {
    const { child, output } = this.#spawn(options)
    const timeout = options.timeout ?? 60_000
    await new Promise<void>((done, fail) => {
      const timer = setTimeout(
        () =>
          fail(new ProcessFailedError(options.name, `was not ready within ${timeout / 1000} s`, output())),
        timeout,
      )
      const look = () => {
        if (!options.ready.test(output())) return
        clearTimeout(timer)
        done()
      }
      child.stdout?.on('data', look)
      child.stderr?.on('data', look)
      void ended(child).then(({ code, signal }) => {
        clearTimeout(timer)
        fail(new ProcessFailedError(options.name, `did not start (${signal ?? `exit ${code}`})`, output()))
      })
    })
    void ended(child).then(({ signal }) => {
      if (!this.#asked.has(child)) options.onEnd?.(signal)
    })
    return child
  }

  /** Stops every program for good: what would be started after that, fails. */
  async stopAll(): Promise<void> {
    this.#stopping = true
    await this.clear()
  }

  /** Asks every program to stop, and ends those that do not within three seconds. Others may be started then. */
  async clear(): Promise<void> {
    const children = [...this.#children]
    children.forEach((child) => this.#ask(child))
    const force = setTimeout(() => children.forEach((child) => signalGroup(child, 'SIGKILL')), 3000)
    await Promise.all(children.map(ended))
    clearTimeout(force)
  }

  /** Stops one program that `serve` gave; its end is not news to anybody. */
  async stop(child: ChildProcess): Promise<void> {
    this.#ask(child)
    await ended(child)
  }

  #ask(child: ChildProcess): void {
    this.#asked.add(child)
    signalGroup(child, 'SIGTERM')
  }

  #spawn(options: RunOptions) {
    if (this.#stopping) throw new ProcessFailedError(options.name, 'was not started: everything stops', '')
    const [program = '', ...rest] = options.command
    const bin = path.join(this.#root, 'node_modules', '.bin')
    const child = spawn(program, rest, {
      cwd: this.#root,
      env: { ...options.env, PATH: `${bin}${path.delimiter}${options.env.PATH ?? ''}` },
      // A group of its own, so that its helpers (build workers, say) stop with it. The channel tells it when we die.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    this.#children.add(child)
    void ended(child).then(() => this.#children.delete(child))
    let said = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        said = (said + chunk.toString()).slice(-outputKept)
        if (options.show) process.stdout.write(chunk)
      })
    }
    return { child, output: () => said }
  }
}

function ended(child: ChildProcess): Promise<{ code: number | null; signal: NodeJS.Signals | null }> {
  if (child.exitCode !== null || child.signalCode !== null) {
    return Promise.resolve({ code: child.exitCode, signal: child.signalCode })
  }
  return new Promise((done) => {
    child.once('error', () => done({ code: 127, signal: null }))
    child.once('exit', (code, signal) => done({ code, signal }))
  })
}

function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
  try {
    process.kill(-child.pid, signal)
  } catch {
    // It ended between the question and the signal.
  }
}
