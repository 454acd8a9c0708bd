type Fields = Record<string, unknown>

/** Home's fields until November 2026, and the names of their sections. */
const homeNames: Readonly<Record<string, string>> = {
  hiring: 'benefits',
  steps: 'steps',
  staffing: 'roleCards',
  stats: 'stats',
  reasons: 'reasons',
  reviews: 'reviews',
  training: 'training',
  insights: 'posts',
  closing: 'closing',
}

/** The fields to move, by the type of the document. */
const moves: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  homePage: homeNames,
  rolesPage: { closing: 'closing' },
}

export const movedTypes = Object.keys(moves)

/** `from` is absent where a field keeps its name. */
export type Move = { from?: string; to: string; value: Fields }

/** What changes in a document, draft or published; nothing if it was moved before. */
export function movesOf(document: { _type: string; [field: string]: unknown }): Move[] {
  return Object.entries(moves[document._type] ?? {}).flatMap(([from, to]) => {
    const value = document[from]
    const _type = `${to}Section`
    if (typeof value !== 'object' || value === null || (value as Fields)._type === _type) return []
    // Home showed five articles, and had no field for it.
    const moved = { ...(to === 'posts' && { count: 5 }), ...value, _type }
    return [{ ...(from !== to && { from }), to, value: moved }]
  })
}

/** The document after its moves. */
export function moved<Document extends { _type: string }>(document: Document): Document {
  const all = movesOf(document)
  const left = new Set(all.flatMap(({ from }) => from ?? []))
  const kept = Object.entries(document).filter(([name]) => !left.has(name))
  return Object.fromEntries([...kept, ...all.map(({ to, value }) => [to, value] as const)]) as Document
}
