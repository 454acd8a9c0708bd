import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { open, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { newShortId } from '../ids.ts'

/**
 * `<sha1>-<width>x<height>.<extension>` for images, `<sha1>.<extension>` for files; nothing else is
 * ever opened.
 */
const fileNamePattern = /^[0-9a-f]{40}(-\d{1,6}x\d{1,6})?\.[a-z0-9]{1,16}$/

const asideSuffix = '.tmp'
/** A short id and that suffix. */
const asidePattern = /^[A-Za-z0-9]{22}\.tmp$/

function isAssetFileName(name: string): boolean {
  return fileNamePattern.test(name)
}

/** The uploaded bytes, one file per asset, named after their content. */
export class AssetFiles {
  readonly directory: string

  constructor(dataDir: string) {
    this.directory = path.join(dataDir, 'assets')
    mkdirSync(this.directory, { recursive: true })
    for (const name of readdirSync(this.directory)) {
      // Left by a process that died while writing.
      if (asidePattern.test(name)) rmSync(path.join(this.directory, name), { force: true })
    }
  }

  /** Deletes all uploads of a data folder; what somebody else put beside them stays. */
  static removeAll(dataDir: string): void {
    const files = new AssetFiles(dataDir)
    for (const name of readdirSync(files.directory)) if (isAssetFileName(name)) files.remove(name)
  }

  #pathOf(name: string): string {
    if (!isAssetFileName(name)) throw new Error(`Not an asset file name: ${name}`)
    return path.join(this.directory, name)
  }

  has(name: string): boolean {
    return isAssetFileName(name) && statSync(this.#pathOf(name), { throwIfNoEntry: false }) !== undefined
  }

  read(name: string): Promise<Buffer> {
    return readFile(this.#pathOf(name))
  }

  /**
   * Puts a file where nobody can ever see half of it: written aside, synced, renamed, folder
   * synced. When this returns the bytes survive a power cut, so the asset document may be
   * committed.
   */
  async write(name: string, content: Buffer): Promise<void> {
    const target = this.#pathOf(name)
    const aside = path.join(this.directory, newShortId() + asideSuffix)
    try {
      const file = await open(aside, 'wx')
      try {
        await file.writeFile(content)
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(aside, target)
    } catch (error) {
      await rm(aside, { force: true })
      throw error
    }
    const folder = await open(this.directory, 'r')
    try {
      await folder.sync()
    } finally {
      await folder.close()
    }
  }

  /**
   * At once, so that an upload of the same bytes right after finds them gone and writes them again.
   */
  remove(name: string): void {
    rmSync(this.#pathOf(name), { force: true })
  }
}
