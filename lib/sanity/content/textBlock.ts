import { pageHref, type OwnPage, type PageLink } from '../../site/sectionAnchors.ts'
import { withScheme } from '../../site/typedLinks.ts'
import type { Fields } from '../../util/isObject.ts'

/** As deep as lists of the Studio's editor go. */
const maxLevel = 10

const decorators = ['strong', 'em', 'code', 'underline', 'strike-through']
const links = ['link', 'pageLink']

type Span = { _type: string; marks?: readonly string[] }

type TextBlock = Fields & {
  _type: string
  level?: number | null
  markDefs: readonly (PageLink & { _key: string | null; _type: string; href?: string | null })[] | null
  children?: readonly Span[]
}

/** A result's shape has been checked, so this field alone tells. */
export const isTextBlock = (value: Fields): value is TextBlock => 'markDefs' in value

/**
 * A block without what the Studio's editor cannot write; null for another type. Portable Text looks
 * every name up in objects, finds those that they inherit, and nests lists and marks without end.
 */
export function toTextBlock(
  { level, markDefs, children, ...block }: TextBlock,
  own?: OwnPage,
): Fields | null {
  if (block._type !== 'block') return null
  const targets = (markDefs ?? []).filter(({ _type }) => links.includes(_type))
  const keys = new Set<unknown>(targets.map(({ _key }) => _key))
  return {
    ...block,
    ...(level && { level: Math.min(Math.max(Math.trunc(level), 1), maxLevel) }),
    markDefs: targets.map(({ section, sections, ...target }) => ({
      ...target,
      ...(target.href && { href: withScheme(target.href) }),
      ...(target.page && { page: pageHref({ ...target, section, sections }, own) }),
    })),
    children: (children ?? [])
      .filter(({ _type }) => _type === 'span')
      .map(({ marks = [], ...span }) => ({
        ...span,
        // A link stands in no other.
        marks: [
          ...marks.filter((mark) => keys.has(mark)).slice(0, 1),
          ...decorators.filter((name) => marks.includes(name)),
        ],
      })),
  }
}
