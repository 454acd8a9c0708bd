import { seedDocuments } from '#sanity/seed/index.ts'

/** Every list at any depth of a value. */
function listsIn(value: unknown): unknown[][] {
  if (Array.isArray(value)) return [value, ...value.flatMap(listsIn)]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listsIn) : []
}

test('every object in a list has its own key', () => {
  const lists = seedDocuments
    .flatMap((document) => Object.values(document).flatMap(listsIn))
    .filter((list) => list.some((item) => typeof item === 'object' && item !== null))
  expect(lists.length).toBeGreaterThan(20)
  for (const list of lists) {
    const keys = list.map((item) => (item as { _key?: string })._key)
    expect(keys).not.toContain(undefined)
    expect(new Set(keys).size).toBe(keys.length)
  }
})
