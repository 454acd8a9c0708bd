import { isObject } from '../isObject.ts'
import { asList, readJson } from './foreign.ts'
import { readIdentity } from './identity.ts'
import { limits } from './limits.ts'
import { cleanText } from './text.ts'

/** An array or JSON text that holds one, or text cut at its commas. */
function itemsOf(value: unknown): readonly unknown[] {
  const read = readJson(value)
  if (typeof read === 'string') return read.slice(0, limits.description).split(',')
  return asList(read) ?? []
}

/** Tags in their order, each once, whatever its case. */
export function readTags(values: readonly unknown[]): string[] {
  const tags = new Map<string, string>()
  for (const item of values.flatMap(itemsOf)) {
    if (tags.size === limits.tags) break
    const tag = cleanText(item, limits.label)
    if (tag !== '' && !tags.has(tag.toLowerCase())) tags.set(tag.toLowerCase(), tag)
  }
  return [...tags.values()]
}

/** Ids of related posts in their order, each once, without those in `own`. Objects stand for their `id`. */
export function readRelatedIds(values: readonly unknown[], own: readonly string[]): string[] {
  const ids = new Set<string>()
  for (const item of values.flatMap(itemsOf)) {
    if (ids.size === limits.related) break
    const id = readIdentity(isObject(item) ? item.id : item)
    if (id !== null && !own.includes(id)) ids.add(id)
  }
  return [...ids]
}
