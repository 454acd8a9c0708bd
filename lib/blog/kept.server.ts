import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { publicEnv } from '../env.ts'

/**
 * The last good answers of the blog host, so that a page which was good stays good while the host is in trouble, whatever makes
 * Next generate it again: time, a publish in the Studio, a new build. Kept in memory and, for the next process, in files
 * beside the build. A platform without a writable disk only loses the second.
 */

const folder = path.join(process.cwd(), '.next', 'cache', 'blog')

/** Changes when our own shape of a post does: files of an older release are then never read. */
const shape = 1

/** Next bundles pages and API routes apart, so the memory lives on `globalThis`, once a process. */
const memory: Map<string, unknown> = ((
  globalThis as { __keptBlogAnswers?: Map<string, unknown> }
).__keptBlogAnswers ??= new Map())

/** The host is part of the name: two hosts used in turn never see each other's answers. */
function fileOf(name: string): string {
  const full = JSON.stringify([shape, publicEnv.blogApiHost, name])
  return path.join(folder, `${createHash('sha256').update(full).digest('hex')}.json`)
}

export async function keepAnswer(name: string, answer: unknown): Promise<void> {
  memory.set(name, answer)
  const file = fileOf(name)
  const unfinished = `${file}.${randomUUID()}`
  try {
    await mkdir(folder, { recursive: true })
    await writeFile(unfinished, JSON.stringify(answer))
    // A rename is whole or not at all: a reader never meets half an answer.
    await rename(unfinished, file)
  } catch {
    // No writable disk here: this process still remembers.
  }
}

/** The answer kept under a name, as it was given; undefined when there is none. */
export async function keptAnswer(name: string): Promise<unknown> {
  if (memory.has(name)) return memory.get(name)
  try {
    const answer: unknown = JSON.parse(await readFile(fileOf(name), 'utf8'))
    memory.set(name, answer)
    return answer
  } catch {
    return undefined
  }
}
