import { isObject, type Fields } from '../../lib/isObject.ts'
import { toMedia, type PictureAnswer } from '../../lib/sanity/media.ts'
import { bareSettings } from '../../lib/sanity/stega.ts'

/**
 * What an answer of the lake holds beside its marked texts, and by which signs it is found on the page: items of lists, pictures without
 * words, and texts that must stay bare. Pure: an answer in, places to mark out.
 */

/** Gives the `data-sanity` address of a place in the answer; undefined where the lake cannot tell where it came from. */
export type AddressOf = (path: readonly (string | number)[]) => string | undefined

/** What can be edited on a page, each thing with the address that its element gets as `data-sanity`. */
export type Editables = {
  /** An item of a list: its texts as they stand on the page, invisible marks included. */
  items: { address: string; texts: readonly string[] }[]
  /** Pictures by their address on this site, in the order of the answer: the same file may stand in several places. */
  pictures: ReadonlyMap<string, readonly PicturePlace[]>
  /** Texts without marks, because the site also puts them into links or its head: of equal ones, each with its address. */
  bareTexts: ReadonlyMap<string, readonly string[]>
  /** Symbols of social networks, by the lower-case name of the network. */
  networks: ReadonlyMap<string, string>
}

/** A place of the answer that holds a picture: its address, those of the items around it, and its words, invisible marks included. */
export type PicturePlace = { address: string; items: readonly string[]; alt: string }

/** What Sanity hides its addresses in: at least four characters of no width in a row. */
const invisibleMark = /[\u200b-\u200d\u2060\ufeff]{4}/

/** True for a text that carries the address of its field. */
export const isInvisiblyMarked = (text: string): boolean => invisibleMark.test(text)

/** The address of the object around a field: `path=hero.image._type` names the field, editors want `hero.image`. */
const around = (address: string | undefined) => address?.replace(/(;path=[^;]*?)\.?[^.;]+(?=;|$)/, '$1')

/**
 * All that can be edited in an answer of the lake, with the addresses that `addressOf` gives. What has no address, and an odd shape, is
 * left out.
 */
export function editablesOf(answer: unknown, addressOf: AddressOf): Editables {
  const items: Editables['items'] = []
  const pictures = new Map<string, PicturePlace[]>()
  const bareTexts = new Map<string, string[]>()
  const networks = new Map<string, string>()

  const visit = (
    value: unknown,
    path: readonly (string | number)[],
    itemsAround: readonly string[] = [],
  ): void => {
    if (Array.isArray(value)) {
      value.forEach((item: unknown, index) => {
        if (!isObject(item)) return
        // Paragraphs of running text are edited where one clicks, and put in order by cut and paste.
        if (item._type === 'block') return
        const at = [...path, index]
        const address = itemAddress(item, at, addressOf)
        if (address) items.push({ address, texts: textsOf(item).filter(isInvisiblyMarked) })
        if (address && typeof item.network === 'string') networks.set(item.network, address)
        visit(item, at, address ? [...itemsAround, address] : itemsAround)
      })
      return
    }
    if (!isObject(value)) return
    if ('asset' in value && 'decorative' in value) {
      const media = toMedia(value as PictureAnswer)
      const address = around(addressOf([...path, '_type']))
      if (media && address) {
        append(pictures, media.src, { address, items: itemsAround, alt: media.alt.trim() })
      }
      return
    }
    for (const [name, field] of Object.entries(value)) {
      // Its picture is for other sites, and may be one of this page.
      if (name !== 'seo') visit(field, [...path, name], itemsAround)
    }
  }
  visit(answer, [])

  const settings = isObject(answer) && isObject(answer.settings) ? answer.settings : {}
  for (const name of bareSettings) {
    const text = settings[name]
    const address = addressOf(['settings', name])
    if (typeof text === 'string' && text.trim() && address) append(bareTexts, text.trim(), address)
  }
  return { items, pictures, bareTexts, networks }
}

function append<Value>(lists: Map<string, Value[]>, key: string, value: Value): void {
  lists.set(key, [...(lists.get(key) ?? []), value])
}

/** An object of a list is addressed as a whole, so that it can be dragged; another document by the field that has no text of its own. */
function itemAddress(item: Fields, path: readonly (string | number)[], addressOf: AddressOf) {
  if (typeof item._key === 'string') return around(addressOf([...path, '_key']))
  if (typeof item._id !== 'string') return undefined
  const names = Object.keys(item).filter((name) => !name.startsWith('_'))
  const field = names.find((name) => typeof item[name] === 'number') ?? names[0]
  return field && addressOf([...path, field])
}

/** The texts at any depth of a value, without the white space around them; none that is empty. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() ? [value.trim()] : []
  if (Array.isArray(value)) return value.flatMap(textsOf)
  return isObject(value) ? Object.values(value).flatMap(textsOf) : []
}
