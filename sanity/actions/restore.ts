import type { SanityClient, SanityDocument } from 'sanity'

/** Milliseconds. */
const timeout = 10_000

/**
 * Creates deleted documents again with their content, unless they exist.
 * Rejects when the lake is down, or when something that they refer to is gone.
 */
export async function restore(client: SanityClient, documents: readonly SanityDocument[]): Promise<void> {
  const mutations = documents.map(({ _rev, ...document }) => ({ createIfNotExists: document }))
  await client.mutate(mutations, { timeout, visibility: 'async' })
}
