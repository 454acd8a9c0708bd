import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import process from 'node:process'

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
  /** It has the terminal, and is waited for: test programs clean up on SIGINT alone. */
  isTest?: boolean
}

type Server = Program & {
  /** Its output is shown as it comes. */
  isShown?: boolean
  /** Called when the server ends before everything stops. */
  onEnd?: () => void
}

/** A started program. `ended` tells how, such as `exit 0` or `SIGTERM`, and never rejects. */
export type Child = { pid: number; ended: Promise<string> }

type Started = Child & {
  stop: () => Promise<void>
  output: () => string
  onOutput: (listen: (chunk: Buffer) => void) => void
}

/** Characters of output in an error. */
const outputTail = 6000

/** Milliseconds between SIGTERM and SIGKILL. */
const graceful = 3000

/** Starts and stops the programs of one run. Their error output is shown as it comes. */
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
    const how = await child.ended
    if (how !== 'exit 0') throw new ProcessFailedError(program.name, `failed (${how})`, child.output())
  }

  /**
   * Starts a server and waits until it says that it is ready.
   * @throws {ProcessFailedError} when it ends first
   */
  async serve({ isShown, onEnd, ...program }: Server): Promise<Child> {
    const child = this.#start(program)
    if (isShown) child.onOutput((chunk) => process.stdout.write(chunk))
    await new Promise<void>((ready, reject) => {
      child.onOutput(() => /\bready\b/i.test(child.output()) && ready())
      void child.ended.then((how) =>
        reject(new ProcessFailedError(program.name, `did not start (${how})`, child.output())),
      )
    })
    void child.ended.then(() => this.stopping || onEnd?.())
    return child
  }

  /** Stops every program; later starts fail. */
  async stopAll(): Promise<void> {
    this.stopping = true
    await Promise.all([...this.#children].map((child) => child.stop()))
  }

  #start({ name, command, env, cwd = '', isTest = false }: Program): Started {
    const [program = '', ...args] = command
    if (this.stopping) throw new ProcessFailedError(name, 'was not started: everything stops', '')
    const subprocess = spawn(program, args, {
      cwd: path.join(this.#root, cwd),
      env: { ...env, PATH: `${path.join(this.#root, 'node_modules', '.bin')}:${env.PATH}` },
      // IPC tells it when this process dies.
      stdio: ['ignore', isTest ? 'inherit' : 'pipe', 'inherit', 'ipc'],
      // A process group stops with its children.
      detached: true,
    })
    const { pid = 0 } = subprocess
    const ended = once(subprocess, 'close').then(
      ([exitCode, signal]: (number | string | null)[]) => String(signal ?? `exit ${exitCode}`),
      (error: Error) => error.message,
    )
    let output = ''
    const child: Started = {
      pid,
      ended,
      output: () => output,
      onOutput: (listen) => void subprocess.stdout?.on('data', listen),
      async stop() {
        signalGroup(pid, isTest ? 'SIGINT' : 'SIGTERM')
        const force = isTest ? undefined : setTimeout(() => signalGroup(pid, 'SIGKILL'), graceful)
        await ended
        clearTimeout(force)
      },
    }
    child.onOutput((chunk) => (output = (output + chunk.toString()).slice(-outputTail)))
    this.#children.add(child)
    void ended.then(() => this.#children.delete(child))
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
