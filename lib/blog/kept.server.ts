import { createHash } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { publicEnv } from '../env.ts'
import { perProcess } from '../perProcess.server.ts'
import { writeWhole } from '../wholeFile.server.ts'

/**
 * The last good answers to what the blog's pages ask, so that a page which was good stays good while who gives them is in trouble, whatever makes
 * Next generate it again: time, a publish in the Studio, a new build. Kept in memory and, for the next process, in files
 * beside the build, which a release in a folder of its own has to take along. A platform without a writable disk only loses the second.
 */

/** An answer as it was given, and when: milliseconds since 1970. */
export type Kept<Answer> = { answer: Answer; at: number }

const folder = path.join(process.cwd(), '.next', 'cache', 'blog')

/** Changes when our own shape of a post does: files of an older release are then never read. */
export const shape = 2

/** Answers in memory at most. The rest is read from its file, which happens only while the host is in trouble. */
const mostInMemory = 200

const memory = perProcess('blog answers', () => new Map<string, Kept<unknown>>())

/** The host is part of the name: two hosts used in turn never see each other's answers. */
function fileOf(name: string): string {
  const full = JSON.stringify([shape, publicEnv.blogApiHost, name])
  return path.join(folder, `${createHash('sha256').update(full).digest('hex')}.json`)
}

function remember(name: string, kept: Kept<unknown>): void {
  memory.delete(name)
  memory.set(name, kept)
  const [oldest] = memory.keys()
  if (memory.size > mostInMemory && oldest !== undefined) memory.delete(oldest)
}

/** Never throws. */
export async function keepAnswer(name: string, answer: unknown): Promise<void> {
  const kept = { answer, at: Date.now() }
  remember(name, kept)
  // Without a writable disk this process still remembers.
  await writeWhole(fileOf(name), JSON.stringify(kept)).catch(() => undefined)
}

/** What was last kept under a name. Whoever keeps and asks under one name says the same type. Never throws. */
export async function keptAnswer<Answer>(name: string): Promise<Kept<Answer> | undefined> {
  try {
    const kept = (memory.get(name) ?? JSON.parse(await readFile(fileOf(name), 'utf8'))) as Kept<Answer>
    // Also what was in memory: the list is asked for with every post, and must not go before one that nobody reads.
    remember(name, kept)
    return kept
  } catch {
    return undefined
  }
}

/** Never throws. */
export async function forgetAnswer(name: string): Promise<void> {
  memory.delete(name)
  await rm(fileOf(name)).catch(() => undefined)
}
