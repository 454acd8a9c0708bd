import { pageHref, type PageLink } from '../../site/sectionAnchors.ts'
import { withScheme } from '../../site/typedLinks.ts'
import type { Fields } from '../../util/isObject.ts'

type Span = { _type: string; marks?: readonly string[] }

type TextBlock = Fields & {
  markDefs: readonly (PageLink & { _key: string; _type: string; href?: string | null })[] | null
  children?: readonly Span[]
}

/** Only blocks of texts have this field. */
export const isTextBlock = (value: Fields): value is TextBlock => 'markDefs' in value

/** A block whose links have their hrefs. */
export function toTextBlock({ markDefs, children, ...block }: TextBlock, own?: string): Fields {
  const targets = markDefs ?? []
  const isLink = (mark: string) => targets.some(({ _key }) => _key === mark)
  return {
    ...block,
    markDefs: targets.map(({ section, ...target }) => ({
      ...target,
      ...(target.href && { href: withScheme(target.href) }),
      ...(target.page && { page: pageHref({ ...target, section }, own) }),
    })),
    children: (children ?? []).map(({ marks = [], ...span }) => ({
      ...span,
      // An editor can put a link on a link: no element `a` stands in another.
      marks: [...marks.filter(isLink).slice(0, 1), ...marks.filter((mark) => !isLink(mark))],
    })),
  }
}
