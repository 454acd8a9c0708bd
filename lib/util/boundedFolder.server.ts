import { readdir, readFile, rm, stat, utimes } from 'node:fs/promises'
import path from 'node:path'
import { writeFileAtomic } from './writeFileAtomic.server.ts'

/** Milliseconds since 1970. */
type Copy = { bytes: Buffer; writtenAt: number }

/** Bytes in which a disk counts. */
const block = 4096

/** A folder of cached files, bounded in bytes. The least recently used are evicted first. */
export class BoundedFolder {
  readonly #folder: string
  readonly #maxBytes: number
  /** What the folder holds, or more: a file that replaces one counts twice until a count. */
  #bytes: number | undefined
  /** Bytes of the files that are being written, by name. */
  readonly #coming = new Map<string, number>()
  #making: Promise<void> = Promise.resolve()

  /** Files of a folder share one instance in a process. */
  constructor(folder: string, maxBytes: number) {
    this.#folder = folder
    this.#maxBytes = maxBytes
  }

  pathOf(name: string): string {
    return path.join(/* turbopackIgnore: true */ this.#folder, name)
  }

  /** A file, which is then the most recently used; undefined without one. */
  async read(name: string): Promise<Copy | undefined> {
    try {
      const [bytes, { mtimeMs }] = await Promise.all([readFile(this.pathOf(name)), stat(this.pathOf(name))])
      await this.touch(name)
      return { bytes, writtenAt: mtimeMs }
    } catch {
      return undefined
    }
  }

  /** Marks a file as used at a time, which may be in the future. Never throws. */
  async touch(name: string, at = Date.now()): Promise<void> {
    const file = this.pathOf(name)
    await stat(file)
      .then(({ atimeMs, mtime }) => (atimeMs < at ? utimes(file, new Date(at), mtime) : undefined))
      .catch(() => undefined)
  }

  /** Makes room, then writes. @throws without a writable disk, or for a file above the limit */
  async write(name: string, content: Uint8Array): Promise<void> {
    const size = sizeOnDisk(content.length)
    if (size > this.#maxBytes) throw new Error(`${name} is larger than its folder may be`)
    this.#coming.set(name, size)
    try {
      this.#making = this.#making.then(() => this.#makeRoom(size)).catch(() => undefined)
      await this.#making
      await writeFileAtomic(this.pathOf(name), content)
    } finally {
      this.#coming.delete(name)
    }
  }

  /** Never throws. */
  async delete(name: string): Promise<void> {
    await rm(this.pathOf(name), { force: true }).catch(() => undefined)
  }

  /** Evicts a tenth more than it must, so that not every new file evicts one. */
  async #makeRoom(size: number): Promise<void> {
    if (this.#bytes !== undefined && this.#bytes + size <= this.#maxBytes) {
      this.#bytes += size
      return
    }
    // Before the list of files, which may lack one that is complete a moment later.
    const coming = [...this.#coming.values()]
    const files = await this.#files()
    const sizes = [...coming, ...files.map(({ size }) => size)]
    let bytes = sizes.reduce((sum, size) => sum + size, 0)
    const goal = bytes <= this.#maxBytes ? bytes : this.#maxBytes * 0.9
    for (const { name, size } of files.sort((a, b) => a.usedAt - b.usedAt)) {
      if (bytes <= goal) break
      await this.delete(name)
      bytes -= size
    }
    this.#bytes = bytes
  }

  async #files(): Promise<{ name: string; size: number; usedAt: number }[]> {
    const names = await readdir(this.#folder).catch(() => [])
    // A file is written under a longer name first.
    const isComing = (name: string) => [...this.#coming.keys()].some((each) => name.startsWith(`${each}.`))
    return Promise.all(
      names
        .filter((name) => !isComing(name))
        .map(async (name) => {
          const { atimeMs, size } = await stat(this.pathOf(name)).catch(() => ({ atimeMs: 0, size: 0 }))
          return { name, size: sizeOnDisk(size), usedAt: atimeMs }
        }),
    )
  }
}

const sizeOnDisk = (bytes: number): number => (Math.floor(bytes / block) + 1) * block
