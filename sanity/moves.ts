import { getPublishedId } from '@sanity/client/csm'

/** What becomes of redirects when a landing page moves. Pure: what stands there in, changes to make out. */

/** A redirect as it is stored, whole, drafts included; an editor may have left either address empty. */
export type StoredRedirect = { _id: string; _type: 'redirect'; from?: string; to?: string }

/** A change of one document, in the words of Sanity's mutations. */
export type Mutation =
  | { createOrReplace: StoredRedirect & { permanent?: boolean } }
  | { patch: { id: string; set: { to: string } } }
  | { delete: { id: string } }

/** `target` if the address `to` is `from` itself or a place on it, such as `from#top`: the rest of the address stays. */
function moved(to: string | undefined, from: string, target: string): string | undefined {
  if (!to?.startsWith(from)) return undefined
  const rest = to.slice(from.length)
  return rest === '' || /^[?#]/.test(rest) ? `${target}${rest}` : undefined
}

/** An id for the redirect from `from`: not that of one which once was made for this address, and of which an editor has made another since. */
function idFor(from: string, redirects: readonly StoredRedirect[]): string {
  const others = redirects.filter((redirect) => redirect.from !== from)
  const taken = new Set<string>(others.map(({ _id }) => getPublishedId(_id)))
  const first = `redirect-from-${from.slice(1)}`
  let id = first
  // No address has two hyphens in a row, so this is no other one's.
  for (let number = 2; taken.has(id); number += 1) id = `${first}--${number}`
  return id
}

/**
 * What to change when the page at `from` is published at `to`, two paths: its old address leads to the new one, whatever led to the old one
 * leads there at once, and nothing leads away from where the page now stands, so moving back and forth makes no circle. A page may come back,
 * and browsers keep a redirect for good without asking again: none of these is.
 */
export function movesTo(from: string, to: string, redirects: readonly StoredRedirect[]): Mutation[] {
  const id = idFor(from, redirects)
  const mutations = redirects.flatMap((redirect): Mutation[] => {
    // One that an editor wrote for the old address, perhaps as a draft, would compete with ours.
    if (redirect.from === to || redirect.from === from) return [{ delete: { id: redirect._id } }]
    const target = moved(redirect.to, from, to)
    return target ? [{ patch: { id: redirect._id, set: { to: target } } }] : []
  })
  return [...mutations, { createOrReplace: { _id: id, _type: 'redirect', from, to, permanent: false } }]
}

/** What takes these changes back; `redirects` are as they were before. */
export function undone(mutations: readonly Mutation[], redirects: readonly StoredRedirect[]): Mutation[] {
  return mutations.map((mutation) => {
    const id = idOf(mutation)
    const before = redirects.find(({ _id }) => _id === id)
    return before ? { createOrReplace: before } : { delete: { id } }
  })
}

function idOf(mutation: Mutation): string {
  if ('delete' in mutation) return mutation.delete.id
  return 'patch' in mutation ? mutation.patch.id : mutation.createOrReplace._id
}
