import { createInterface } from 'node:readline'
import { execa, type ResultPromise } from 'execa'

/** A program failed; `output` is the end of its output. */
export class ProcessFailedError extends Error {
  override name = 'ProcessFailedError'
  readonly output: string

  constructor(name: string, how: string, output: string) {
    super(`${name} ${how}`)
    this.output = output
  }
}

type RunOptions = {
  /** For messages. */
  name: string
  command: string[]
  env: NodeJS.ProcessEnv
  /** The root of the tree by default. */
  cwd?: string
  onOutput?: (chunk: string) => void
  /** Called with each line of the error output: warnings and errors. */
  onErrorLine?: (line: string) => void
}

type ServeOptions = RunOptions & {
  /** Matches the output of a ready server, or asks it. */
  ready: RegExp | (() => Promise<boolean>)
  /** Milliseconds. */
  timeout?: number
  /** Called when the server ends without `stop`. */
  onEnd?: (signal: NodeJS.Signals | undefined) => void
}

/** A started program. `ended` never rejects. */
export type Child = {
  pid: number
  ended: Promise<{ exitCode?: number | undefined; signal?: NodeJS.Signals | undefined }>
}

type Started = Child & { output: () => string; isStopped: boolean }

/** Characters of output in an error. */
const outputTail = 6000

/** Milliseconds between SIGTERM and SIGKILL. */
const graceful = 3000

/** Starts and stops the programs of one run. */
export class Processes {
  readonly #root: string
  readonly #children = new Set<Started>()
  #stopping = false

  constructor(root: string) {
    this.#root = root
  }

  /** True after `stopAll`. */
  get stopping(): boolean {
    return this.#stopping
  }

  /** Runs a program to its end. @throws {ProcessFailedError} on an error exit or `stopAll` */
  async run(options: RunOptions): Promise<void> {
    const child = this.#start(options)
    const { exitCode, signal } = await child.ended
    if (exitCode !== 0)
      throw new ProcessFailedError(options.name, `failed (${signal ?? `exit ${exitCode}`})`, child.output())
  }

  /**
   * Starts a server and waits until it is ready.
   * @throws {ProcessFailedError} when it ends first, on timeout or `stopAll`
   */
  async serve({ ready, timeout = 120_000, onEnd, ...options }: ServeOptions): Promise<Child> {
    const failed = (how: string) => new ProcessFailedError(options.name, how, child.output())
    let timer: NodeJS.Timeout | undefined
    let isReady = () => {}
    const readiness = new Promise<void>((done) => (isReady = done))
    const child = this.#start({
      ...options,
      onOutput: (chunk) => {
        options.onOutput?.(chunk)
        if (ready instanceof RegExp && ready.test(child.output())) isReady()
      },
    })
    let isOver = false
    const poll = async (ask: () => Promise<boolean>) => {
      while (!isOver && !(await ask())) await new Promise((next) => setTimeout(next, 50))
      isReady()
    }
    if (!(ready instanceof RegExp)) void poll(ready)
    const hung = new Promise<never>((_, fail) => {
      timer = setTimeout(() => fail(failed(`was not ready within ${timeout / 1000} s`)), timeout)
    })
    const ended = child.ended.then(({ exitCode, signal }) => {
      throw failed(`did not start (${signal ?? `exit ${exitCode}`})`)
    })
    try {
      await Promise.race([readiness, hung, ended])
    } finally {
      isOver = true
      clearTimeout(timer)
      ended.catch(() => undefined)
    }
    void child.ended.then(({ signal }) => {
      if (!child.isStopped) onEnd?.(signal)
    })
    return child
  }

  /** Stops every program; later starts fail. */
  async stopAll(): Promise<void> {
    this.#stopping = true
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

  #start({ name, command, env, cwd, onOutput, onErrorLine }: RunOptions): Started {
    const [program = '', ...args] = command
    if (this.#stopping) throw new ProcessFailedError(name, 'was not started: everything stops', '')
    let output = ''
    const subprocess: ResultPromise = execa(program, args, {
      cwd: cwd ?? this.#root,
      env,
      extendEnv: false,
      preferLocal: true,
      localDir: this.#root,
      stdin: 'ignore',
      buffer: false,
      reject: false,
      // A process group stops with its children; IPC tells it when this process dies.
      detached: true,
      ipc: true,
    })
    for (const stream of [subprocess.stdout, subprocess.stderr])
      stream?.on('data', (chunk: Buffer) => {
        output = (output + chunk.toString()).slice(-outputTail)
        onOutput?.(chunk.toString())
      })
    if (subprocess.stderr && onErrorLine)
      createInterface({ input: subprocess.stderr }).on('line', (line) => line.trim() && onErrorLine(line))
    const ended = subprocess.then(({ exitCode, signal, shortMessage }) => {
      if (exitCode === undefined && !signal) output += shortMessage ?? ''
      this.#children.delete(child)
      return { exitCode, signal: signal as NodeJS.Signals | undefined }
    })
    const child: Started = { pid: subprocess.pid ?? 0, ended, output: () => output, isStopped: false }
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
