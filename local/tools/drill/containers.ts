import type { ChildProcess } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { assembleImage, pidOfNode, runImage, type Image } from '../container.ts'
import type { Run } from '../stack/run.ts'

/** Builds `tree` as the Dockerfile does, but without the Studio. The image lies beside the tree. */
export async function buildImage({ processes, setup, say }: Run, tree: string, name: string): Promise<Image> {
  say(`Building the release "${name}" ...`)
  await processes.run({
    name: `The build of "${name}"`,
    // Its own programs, in its own folder.
    command: ['sh', '-c', 'cd "$0" && node_modules/.bin/next build && node lib/next/previewKeys.ts', tree],
    env: { ...setup.env, STANDALONE: '1', RELEASE: name },
  })
  return assembleImage(tree, `${tree}-${name}`)
}

/**
 * Changes a text of every page, so that their scripts get other names.
 * @throws {Error} without it
 */
export function changeSource(tree: string): void {
  const file = path.join(tree, 'components', 'layout', 'TopBar.tsx')
  const source = readFileSync(file, 'utf8')
  const changed = source.replace('>Skip to content<', '>Skip to the content<')
  if (changed === source) throw new Error(`${file} has no text to change`)
  writeFileSync(file, changed)
}

/** A container on a port of this machine. */
export class Container {
  readonly port: number
  readonly #run: Run
  #child: ChildProcess | undefined

  constructor(run: Run, port: number) {
    this.#run = run
    this.port = port
    process.on('exit', () => this.#child?.kill('SIGKILL'))
  }

  /** Starts an image of this release and waits until it is ready. */
  async start(image: Image, release: string): Promise<void> {
    if (await this.#isReady()) throw new RangeError(`Port ${this.port} is in use`)
    const variables = Object.entries(this.#run.setup.env).filter(([name]) =>
      /^(?:NEXT_PUBLIC|SANITY)_/.test(name),
    )
    const child = runImage(image, {
      ...(Object.fromEntries(variables) as Record<string, string>),
      RELEASE: release,
      PORT: String(this.port),
      HOSTNAME: '127.0.0.1',
    })
    child.stdout?.resume()
    child.stderr?.on('data', (chunk: Buffer) => this.#run.say(`  ${this.port}: ${chunk.toString().trim()}`))
    this.#child = child
    while (!(await this.#isReady())) {
      if (child.exitCode !== null) throw new Error(`The container on port ${this.port} did not start`)
      await new Promise((next) => setTimeout(next, 100))
    }
  }

  /** Ends it with SIGTERM, as engines do. The status with which Node ends. */
  async stop(): Promise<number | null> {
    const child = this.#child
    if (!child) return null
    const ended = new Promise<number | null>((done) => child.on('exit', done))
    process.kill(pidOfNode(child), 'SIGTERM')
    return ended
  }

  async #isReady(): Promise<boolean> {
    try {
      return (await fetch(`http://127.0.0.1:${this.port}/api/ready`)).ok
    } catch {
      return false
    }
  }
}
