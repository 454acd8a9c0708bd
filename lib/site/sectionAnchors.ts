import { anchorOf, uniqueAnchors } from './anchors.ts'
import { safeHref } from './links.ts'
import { sections, type SectionName } from './sections.ts'

/** The sections of landing pages as targets of links: `/hiring-week#form`. */

/** Ids of the contact form, on the same page. A test compares them with its fields. */
export const formIds = ['jobcategory', 'firstname', 'lastname', 'email', 'phonenumber', 'comment'] as const

/** What a landing page stores of a section's name. */
export type NamedSection = {
  _key: string
  _type: string
  /** The editor's own name for it. */
  anchor?: string | null
  hidden?: boolean | null
  /** The fragments of its questions, between blanks. They go first: links to them are older. */
  taken?: string | null
}

/**
 * The {@link NamedSection}s of a page in a query. Alike for all types, each of which TypeGen would
 * write out in every link. The hero has no name.
 */
export const namedSections = /* groq */ `sections[_type != "heroSection"]{
  _key,
  "_type": array::join([_type], ""),
  "anchor": array::join([coalesce(anchor, "")], ""),
  "hidden": hidden == true,
  "taken": array::join([coalesce(array::join(questions[defined(@->slug.current)]->slug.current, " "), "")], "")
}`

/** In place of a page's path: the page with the link. */
export const ownPage = '#'

/** The word for its kind; undefined for the hero, whose fragment would be the page. */
function kindOf({ _type }: NamedSection): string | undefined {
  const name = _type.replace(/Section$/, '')
  if (name === 'hero' || !Object.hasOwn(sections, name)) return undefined
  const row = sections[name as SectionName]
  return 'anchor' in row ? row.anchor : name
}

/**
 * The fragment of each section that visitors see, by its key: the editor's name for it, or the word
 * for its kind. The second of a kind is `faq-2`; hidden ones count, so that hiding renames none.
 * docs/specification.md#beyond-the-pages.
 */
export function sectionAnchors(all: readonly NamedSection[]): ReadonlyMap<string, string> {
  const named = all.filter((section) => kindOf(section) !== undefined)
  const own = ({ anchor }: NamedSection) => anchorOf(anchor)
  const inOrder = [...named.filter(own), ...named.filter((section) => !own(section))]
  const anchors = uniqueAnchors(
    inOrder.map((section) => own(section) || kindOf(section)),
    'section',
    [...formIds, ...all.flatMap(({ taken }) => taken?.split(' ') ?? [])],
  )
  return new Map(
    inOrder.flatMap(({ _key, hidden }, index) => (hidden ? [] : [[_key, anchors[index] ?? ''] as const])),
  )
}

/** A link to a page of this site as a query has it, and perhaps to the section with a key. */
export type PageLink = {
  page?: string | null
  section?: string | null
  /** Of the landing page that the link leads to. */
  sections?: readonly NamedSection[] | null
}

/** A landing page whose links may lead to itself. */
export type OwnPage = { path: string; sections: readonly NamedSection[] }

/** The href of a link. Where the section is gone, it leads to the page; undefined for no target. */
export function pageHref({ page, section, sections: others }: PageLink, own?: OwnPage): string | undefined {
  const isOwn = page === ownPage
  const path = isOwn ? own?.path : page
  const anchor = section ? sectionAnchors((isOwn ? own?.sections : others) ?? []).get(section) : undefined
  return safeHref(anchor && path ? `${path}#${anchor}` : path)
}
