import { randomUUID } from 'node:crypto'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Writes a file whole or not at all, even on a full disk, unlike the package write-file-atomic. */
export async function writeFileAtomic(file: string, content: string | Uint8Array): Promise<void> {
  const temporary = `${file}.${randomUUID()}`
  try {
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(temporary, content, { flush: true })
    await rename(temporary, file)
  } catch (error) {
    await rm(temporary, { force: true }).catch(() => undefined)
    throw error
  }
}
