import { safeHref } from '#lib/site/links.ts'
import { pageHref, type PageLink } from '#lib/site/sectionAnchors.ts'
import { isObject, type Fields } from '#lib/util/isObject.ts'

/** What the schemas offer; a view looks these names up in objects, which have a `constructor` too. */
const styles = ['h2', 'h3', 'blockquote']
const lists = ['bullet', 'number']
const decorators = ['strong', 'em']

/** As deep as the Studio's editor nests lists. */
const maxLevel = 10

/** A paragraph, heading or list item, ready for a view. */
export type TextBlock = {
  _type: 'block'
  _key: string
  style: string
  listItem?: string
  level?: number
  markDefs: { _type: 'link'; _key: string; href: string }[]
  children: { _type: 'span'; _key: string; text: string; marks: string[] }[]
}

const objectsIn = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isObject) : [])

const oneOf = (names: readonly string[], value: unknown) => names.find((name) => name === value)

function linkHref({ _type, ...link }: Fields, own?: string): string | undefined {
  if (_type === 'pageLink') return pageHref(link as PageLink, own)
  return _type === 'link' && typeof link.href === 'string' ? safeHref(link.href) : undefined
}

function fitSpan({ _key, text, marks }: Fields, links: TextBlock['markDefs']): TextBlock['children'][number] {
  const known: unknown[] = Array.isArray(marks) ? marks : []
  // An editor can put a link on a link: no element `a` stands in another.
  const link = links.find((each) => known.includes(each._key))
  const shown = [...(link ? [link._key] : []), ...decorators.filter((name) => known.includes(name))]
  return { _type: 'span', _key: String(_key), text: typeof text === 'string' ? text : '', marks: shown }
}

/** A block of text of what the schemas offer. A link without a usable target leaves its words. */
export function fitBlock(block: Fields, own?: string): TextBlock {
  const links: TextBlock['markDefs'] = objectsIn(block.markDefs).flatMap((link) => {
    const href = linkHref(link, own)
    return href ? [{ _type: 'link', _key: String(link._key), href }] : []
  })
  const listItem = block.listItem ? (oneOf(lists, block.listItem) ?? 'bullet') : undefined
  const level = Math.min(Math.max(Math.trunc(Number(block.level)) || 1, 1), maxLevel)
  return {
    _type: 'block',
    _key: String(block._key),
    style: oneOf(styles, block.style) ?? 'normal',
    ...(listItem && { listItem, level }),
    markDefs: links,
    children: objectsIn(block.children).flatMap((child) =>
      child._type === 'span' ? [fitSpan(child, links)] : [],
    ),
  }
}
