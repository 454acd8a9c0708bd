import { getPublishedId } from '@sanity/client/csm'

/** Changes of redirects when a landing page moves. Pure. */

/** A stored redirect or its draft; either path may be empty. */
export type StoredRedirect = { _id: string; _type: 'redirect'; from?: string; to?: string }

/** A Sanity mutation. */
export type Mutation =
  | { createOrReplace: StoredRedirect & { permanent?: boolean } }
  | { patch: { id: string; set: { to: string } } }
  | { delete: { id: string } }

/** `target` if `to` is `from`, with the query and fragment of `to`. */
function moved(to: string | undefined, from: string, target: string): string | undefined {
  if (!to?.startsWith(from)) return undefined
  const rest = to.slice(from.length)
  return rest === '' || /^[?#]/.test(rest) ? `${target}${rest}` : undefined
}

/** An unused id for the redirect from `from`: editors may have changed an earlier one's path. */
function idFor(from: string, redirects: readonly StoredRedirect[]): string {
  const others = redirects.filter((redirect) => redirect.from !== from)
  const taken = new Set<string>(others.map(({ _id }) => getPublishedId(_id)))
  const first = `redirect-from-${from.slice(1)}`
  let id = first
  // No path has two hyphens in a row.
  for (let number = 2; taken.has(id); number += 1) id = `${first}--${number}`
  return id
}

/**
 * The mutations when a page moves between two paths: a redirect, and no chains or loops.
 * The redirect is temporary: browsers cache permanent ones, and a page may move back.
 */
export function movesTo(from: string, to: string, redirects: readonly StoredRedirect[]): Mutation[] {
  const id = idFor(from, redirects)
  const mutations = redirects.flatMap((redirect): Mutation[] => {
    // An editor's redirect from either path would conflict.
    if (redirect.from === to || redirect.from === from) return [{ delete: { id: redirect._id } }]
    const target = moved(redirect.to, from, to)
    return target ? [{ patch: { id: redirect._id, set: { to: target } } }] : []
  })
  return [...mutations, { createOrReplace: { _id: id, _type: 'redirect', from, to, permanent: false } }]
}
