import { expect } from '@playwright/test'
import type { SanityDocument } from '@sanity/client'
import { lake, until } from './lake.ts'
import { textOf } from './visit.ts'

/** Changes of published documents, which end with the test. */

export const setHeading = (document: string, heading: string) =>
  lake.patch(document).set({ 'hero.heading': heading }).commit({ visibility: 'async' })

/** A page without its scripts and styles, whose order differs from build to regeneration. */
const markupOf = async (path: string, base: string): Promise<string> =>
  (await textOf(path, base)).replace(/<(script|style)\b.*?<\/\1>/gs, '')

type Changed = { base: string; ids: readonly string[]; paths: readonly string[] }

/**
 * Runs `work` with documents that it may change, then puts them back. Waits until visitors see the
 * paths as before.
 */
export async function restoring(
  { base, ids, paths }: Changed,
  work: (documents: SanityDocument[]) => Promise<void>,
): Promise<void> {
  const before = (await lake.getDocuments([...ids])).filter((document) => document !== null)
  expect(before).toHaveLength(ids.length)
  const markup = await Promise.all(paths.map((path) => markupOf(path, base)))
  try {
    await work(before)
  } finally {
    const transaction = lake.transaction()
    for (const document of before) transaction.createOrReplace(document)
    await transaction.commit({ visibility: 'async' })
    for (const [index, path] of paths.entries())
      await until(async () => (await markupOf(path, base)) === markup[index])
  }
}
