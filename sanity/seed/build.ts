import type { SitePath } from '../../lib/site/pages.ts'
import type { Action, Picture, RichText } from '../../lib/sanity/content/types.generated.ts'
import type { Seeded } from './document.ts'

export const picture = (file: string, alt: string): Seeded<Picture> => ({
  _type: 'picture',
  _sanityAsset: `image@file://./images/${file}`,
  alt,
  decorative: false,
})

/** A picture without alternative text. */
export const decoration = (file: string): Seeded<Picture> => ({
  _type: 'picture',
  _sanityAsset: `image@file://./images/${file}`,
  decorative: true,
})

/** A button to a page of the site. */
export const toPage = (label: string, page: SitePath): Seeded<Action> => ({
  _type: 'action',
  label,
  kind: 'page',
  page,
})

/** A button that downloads a file. */
export const download = (label: string, file: string): Seeded<Action> => ({
  _type: 'action',
  label,
  kind: 'file',
  file: { _type: 'file', _sanityAsset: `file@file://./files/${file}` },
})

/** Adds the keys `name-1`, `name-2` and so on. */
export const keyed = <const Item extends object>(
  name: string,
  items: readonly Item[],
): (Item & { _key: string })[] => items.map((item, index) => ({ ...item, _key: `${name}-${index + 1}` }))

/** A LexoRank as the ordering plugin's "reset order" writes it, in steps of sixteen. */
export const rank = (index: number): string => `0|${(36 ** 5 + 8 + 16 * index).toString(36)}:`

type Block = RichText[number]
type Link = { text: string; page: SitePath }

const spansOf = (parts: readonly (string | Link)[], key: string) =>
  parts.map((part, index) => ({
    _type: 'span' as const,
    _key: `${key}-${index + 1}`,
    text: typeof part === 'string' ? part : part.text,
    marks: typeof part === 'string' ? [] : [`${key}-link-${index + 1}`],
  }))

function block(key: string, parts: readonly (string | Link)[], list?: 'bullet' | 'number'): Block {
  return {
    _type: 'block',
    _key: key,
    style: 'normal',
    ...(list && { listItem: list, level: 1 }),
    children: spansOf(parts, key),
    markDefs: parts.flatMap((part, index) =>
      typeof part === 'string'
        ? []
        : [{ _type: 'pageLink' as const, _key: `${key}-link-${index + 1}`, page: part.page }],
    ),
  }
}

/** A paragraph; objects are links. */
export const text = (...parts: (string | Link)[]) => ({ parts })

/** A bulleted list. */
export const bullets = (...items: string[]) => ({ items })

export function richText(...pieces: (ReturnType<typeof text> | ReturnType<typeof bullets>)[]): RichText {
  return pieces.flatMap((piece, index) => {
    const key = `block-${index + 1}`
    if ('parts' in piece) return [block(key, piece.parts)]
    return piece.items.map((item, itemIndex) => block(`${key}-${itemIndex + 1}`, [item], 'bullet'))
  })
}
