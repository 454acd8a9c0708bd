import { isObject, type Fields } from '../../lib/util/isObject.ts'
import { toMedia, type LakeImage } from '../../lib/images/lakeImage.ts'
import { bareSettings } from '../../lib/sanity/preview/stega.ts'

/** The value of `data-sanity` for a path in a query result, if the source map has it. */
export type SourceOf = (path: readonly (string | number)[]) => string | undefined

/** What stega marks do not cover, each with the value of its `data-sanity`. */
export type Editables = {
  /** Items of lists, with their texts including stega marks. */
  items: { source: string; texts: readonly string[] }[]
  /** Images by `src`, in the order of the result; a file may be used several times. */
  images: ReadonlyMap<string, readonly EditableImage[]>
  /** Texts without marks, because they also go into links or head tags. */
  bareTexts: ReadonlyMap<string, readonly string[]>
  /** Icons of social networks, by lower-case name. */
  networks: ReadonlyMap<string, string>
  /** Numbers, by their digits. */
  numbers: ReadonlyMap<string, string>
}

/** `items` are the sources of the items around it, `alt` includes stega marks. */
export type EditableImage = { source: string; items: readonly string[]; alt: string }

/** Stega encoding: at least four zero-width characters in a row. */
const invisibleMark = /[\u200b-\u200d\u2060\ufeff]{4}/

export const isInvisiblyMarked = (text: string): boolean => invisibleMark.test(text)

/** The object of a field: `path=hero.image` for `path=hero.image._type`. */
const around = (source: string | undefined) => source?.replace(/(;path=[^;]*?)\.?[^.;]+(?=;|$)/, '$1')

/** All editables of a query result; values without a source and malformed ones are left out. */
export function editablesOf(result: unknown, sourceOf: SourceOf): Editables {
  const items: Editables['items'] = []
  const images = new Map<string, EditableImage[]>()
  const bareTexts = new Map<string, string[]>()
  const networks = new Map<string, string>()
  const numbers = new Map<string, string>()

  const visit = (
    value: unknown,
    path: readonly (string | number)[],
    itemsAround: readonly string[] = [],
  ): void => {
    if (Array.isArray(value)) {
      value.forEach((item: unknown, index) => {
        if (!isObject(item)) return
        // Not for drag and drop.
        if (item._type === 'block') return
        const at = [...path, index]
        const source = itemSource(item, at, sourceOf)
        if (source) items.push({ source, texts: textsOf(item).filter(isInvisiblyMarked) })
        if (source && typeof item.network === 'string') networks.set(item.network, source)
        const number = typeof item.value === 'number' && sourceOf([...at, 'value'])
        if (number) numbers.set(String(item.value), number)
        visit(item, at, source ? [...itemsAround, source] : itemsAround)
      })
      return
    }
    if (!isObject(value)) return
    if ('asset' in value && 'decorative' in value) {
      const media = toMedia(value as LakeImage)
      const source = around(sourceOf([...path, '_type']))
      if (media && source) {
        append(images, media.src, { source, items: itemsAround, alt: media.alt.trim() })
      }
      return
    }
    for (const [name, field] of Object.entries(value)) {
      // Its image is not shown, but may be used on the page as well.
      if (name !== 'seo') visit(field, [...path, name], itemsAround)
    }
  }
  visit(result, [])

  const settings = isObject(result) && isObject(result.settings) ? result.settings : {}
  for (const name of bareSettings) {
    const text = settings[name]
    const source = sourceOf(['settings', name])
    if (typeof text === 'string' && text.trim() && source) append(bareTexts, text.trim(), source)
  }
  return { items, images, bareTexts, networks, numbers }
}

function append<Value>(lists: Map<string, Value[]>, key: string, value: Value): void {
  lists.set(key, [...(lists.get(key) ?? []), value])
}

/** The whole object for drag and drop; for a referenced document a field without stega marks. */
function itemSource(item: Fields, path: readonly (string | number)[], sourceOf: SourceOf) {
  if (typeof item._key === 'string') return around(sourceOf([...path, '_key']))
  if (typeof item._id !== 'string') return undefined
  const names = Object.keys(item).filter((name) => !name.startsWith('_'))
  const field = names.find((name) => typeof item[name] === 'number') ?? names[0]
  return field && sourceOf([...path, field])
}

/** All trimmed, non-empty texts of a value, at any depth. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() ? [value.trim()] : []
  if (Array.isArray(value)) return value.flatMap(textsOf)
  return isObject(value) ? Object.values(value).flatMap(textsOf) : []
}
