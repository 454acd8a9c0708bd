import { isSitePath } from './links.ts'
import { sectionNames, sections, type SectionName } from './sections.ts'

/** The sections of landing pages as targets of links: `/hiring-week#form`. */

/** What a landing page stores of a section's name. */
export type NamedSection = {
  _key: string
  _type: string
  /** An editor's name for it, of an earlier release. */
  anchor?: string | null
  hidden?: boolean | null
}

/** What a link can lead to, for editors: the word of each kind below the hero. */
export const sectionWords = sectionNames
  .filter((name) => name !== 'hero')
  .map((name) => ({ value: wordOf(name), title: `${sections[name].title} (#${wordOf(name)})` }))

/** In place of a page's path: the page with the link. */
export const ownPage = '#'

/** The fragment of the first section of a kind. */
function wordOf(name: SectionName): string {
  const row = sections[name]
  return 'anchor' in row ? row.anchor : name
}

/** The word for its kind; undefined for the hero, whose fragment would be the page. */
function kindOf({ _type }: NamedSection): string | undefined {
  const name = _type.replace(/Section$/, '')
  if (name === 'hero' || !Object.hasOwn(sections, name)) return undefined
  return wordOf(name as SectionName)
}

/**
 * The fragment of each section that visitors see, by its key: the editor's name for it, or the word
 * for its kind. Of several only the first has it. docs/specification.md#beyond-the-pages.
 */
export function sectionAnchors(all: readonly NamedSection[]): ReadonlyMap<string, string> {
  const keys = new Map<string, string>()
  for (const section of all) {
    const anchor = kindOf(section) && (section.anchor ?? kindOf(section))
    if (anchor && !section.hidden && !keys.has(anchor)) keys.set(anchor, section._key)
  }
  return new Map([...keys].map(([anchor, key]) => [key, anchor]))
}

/** A link to a page of this site as a query has it, and perhaps to the fragment of a section. */
export type PageLink = { page?: string | null; section?: string | null }

/**
 * The href of a link, which may lead to `own`, the path of the page that it stands on; undefined for
 * no target. Browsers show the top of a page where the section is gone.
 */
export function pageHref({ page, section }: PageLink, own?: string): string | undefined {
  const path = page === ownPage ? own : page
  const href = section && path ? `${path}#${section}` : path
  return href && isSitePath(href) ? href : undefined
}
