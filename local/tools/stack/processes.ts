import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'

/** A program failed; `output` is the end of its output. */
export class ProcessFailedError extends Error {
  override name = 'ProcessFailedError'
  readonly output: string

  constructor(name: string, how: string, output: string) {
    super(`${name} ${how}`)
    this.output = output
  }
}

type Program = {
  /** For messages. */
  name: string
  command: string[]
  env: NodeJS.ProcessEnv
  /** Below the root of the tree. */
  cwd?: string
  onOutput?: (chunk: string) => void
  /** Called with each line of the error output: warnings and errors. */
  onErrorLine?: (line: string) => void
}

type Server = Program & {
  /** Matches the output of a ready server. */
  ready: RegExp
  /** Milliseconds. */
  timeout?: number
  /** Called when the server ends without `stop`. */
  onEnd?: () => void
}

type Ending = { exitCode?: number | undefined; signal?: NodeJS.Signals | undefined }

/** A started program. `ended` never rejects. */
export type Child = { pid: number; ended: Promise<Ending> }

type Started = Child & { output: () => string; onOutput: () => void; isStopped: boolean }

/** Characters of output in an error. */
const outputTail = 6000

/** Milliseconds between SIGTERM and SIGKILL. */
const graceful = 3000

/** Starts and stops the programs of one run. */
export class Processes {
  readonly #root: string
  readonly #children = new Set<Started>()
  /** True after `stopAll`. */
  stopping = false

  constructor(root: string) {
    this.#root = root
  }

  /** Runs a program to its end. @throws {ProcessFailedError} on an error exit or `stopAll` */
  async run(program: Program): Promise<void> {
    const child = this.#start(program)
    const { exitCode, signal } = await child.ended
    if (exitCode !== 0)
      throw new ProcessFailedError(program.name, `failed (${signal ?? `exit ${exitCode}`})`, child.output())
  }

  /**
   * Starts a server and waits until it is ready.
   * @throws {ProcessFailedError} when it ends first, on timeout or `stopAll`
   */
  async serve({ ready, timeout = 120_000, onEnd, ...program }: Server): Promise<Child> {
    const child = this.#start(program)
    let timer: NodeJS.Timeout | undefined
    try {
      await new Promise<void>((done, reject) => {
        const fail = (how: string) => reject(new ProcessFailedError(program.name, how, child.output()))
        child.onOutput = () => ready.test(child.output()) && done()
        timer = setTimeout(() => fail(`was not ready within ${timeout / 1000} s`), timeout)
        void child.ended.then(({ exitCode, signal }) =>
          fail(`did not start (${signal ?? `exit ${exitCode}`})`),
        )
      })
    } finally {
      clearTimeout(timer)
    }
    void child.ended.then(() => {
      if (!child.isStopped) onEnd?.()
    })
    return child
  }

  /** Stops every program; later starts fail. */
  async stopAll(): Promise<void> {
    this.stopping = true
    await this.clear()
  }

  /** Stops every program; later starts work. */
  async clear(): Promise<void> {
    await Promise.all([...this.#children].map((child) => this.stop(child)))
  }

  /** Stops one program with SIGTERM, after three seconds with SIGKILL. */
  async stop(child: Child): Promise<void> {
    for (const started of this.#children) if (started.pid === child.pid) started.isStopped = true
    signalGroup(child.pid, 'SIGTERM')
    const force = setTimeout(() => signalGroup(child.pid, 'SIGKILL'), graceful)
    await child.ended
    clearTimeout(force)
  }

  #start({ name, command, env, cwd = '', onOutput, onErrorLine }: Program): Started {
    const [program = '', ...args] = command
    if (this.stopping) throw new ProcessFailedError(name, 'was not started: everything stops', '')
    let output = ''
    const subprocess = spawn(program, args, {
      cwd: path.join(this.#root, cwd),
      env: { ...env, PATH: `${path.join(this.#root, 'node_modules', '.bin')}:${env.PATH}` },
      // IPC tells it when this process dies.
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      // A process group stops with its children.
      detached: true,
    })
    for (const stream of [subprocess.stdout, subprocess.stderr])
      stream?.on('data', (chunk: Buffer) => {
        output = (output + chunk.toString()).slice(-outputTail)
        onOutput?.(chunk.toString())
        child.onOutput()
      })
    if (subprocess.stderr && onErrorLine)
      createInterface({ input: subprocess.stderr }).on('line', (line) => line.trim() && onErrorLine(line))
    const ended = once(subprocess, 'close').then(
      ([exitCode, signal]: (number | string | null)[]): Ending => ({
        exitCode: exitCode === null ? undefined : Number(exitCode),
        signal: (signal ?? undefined) as NodeJS.Signals | undefined,
      }),
      (error: Error): Ending => {
        output += error.message
        return {}
      },
    )
    const child: Started = {
      pid: subprocess.pid ?? 0,
      ended,
      output: () => output,
      onOutput: () => undefined,
      isStopped: false,
    }
    void ended.then(() => this.#children.delete(child))
    this.#children.add(child)
    return child
  }
}

function signalGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    if (pid > 0) process.kill(-pid, signal)
  } catch {
    // It has already ended.
  }
}
