import type { SitePath } from '../../lib/routes.ts'
import type { Action, Picture, RichText } from '../../lib/sanity/types.generated.ts'
import type { Seeded } from './document.ts'

/** Small builders, so that the seed reads as copy. */

/** A picture that says something, with its words. */
export const picture = (file: string, alt: string): Seeded<Picture> => ({
  _type: 'picture',
  _sanityAsset: `image@file://./images/${file}`,
  alt,
  decorative: false,
})

/** A picture that only decorates. */
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

/** Gives the items of a list their keys: `name-1`, `name-2` and so on. */
export const keyed = <Item extends object>(
  name: string,
  items: readonly Item[],
): (Item & { _key: string })[] => items.map((item, index) => ({ ...item, _key: `${name}-${index + 1}` }))

/**
 * The place of a document in its list, as the ordering plugin's own "reset order" would write it: LexoRank strings,
 * sixteen steps apart, so that an item can be dragged between any two.
 */
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

/** A paragraph of an answer; a part that is not a string links to a page. */
export const text = (...parts: (string | Link)[]) => ({ parts })

/** The items of a bulleted list in an answer. */
export const bullets = (...items: string[]) => ({ items })

/** An answer made of paragraphs and lists. */
export function richText(...pieces: (ReturnType<typeof text> | ReturnType<typeof bullets>)[]): RichText {
  return pieces.flatMap((piece, index) => {
    const key = `block-${index + 1}`
    if ('parts' in piece) return [block(key, piece.parts)]
    return piece.items.map((item, itemIndex) => block(`${key}-${itemIndex + 1}`, [item], 'bullet'))
  })
}
