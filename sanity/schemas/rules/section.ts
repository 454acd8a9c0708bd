import type { ValidationContext } from 'sanity'
import { uniqueAnchors } from '../../../lib/site/anchors.ts'
import { contactFields } from '../../../lib/site/contactFields.ts'
import { publicEnv } from '../../../lib/site/env.ts'
import { isSlug } from '../../../lib/site/redirects.ts'
import { ownPage, sectionAnchors, type NamedSection } from '../../../lib/site/sectionAnchors.ts'
import { sections, type SectionName } from '../../../lib/site/sections.ts'
import type { PageDraft, Verdict } from './target.ts'

/** Sections of landing pages as targets of links. */

/** A section with the words by which an editor knows it. */
export type SectionWords = NamedSection & { heading?: string | null; label?: string | null }

/** The {@link SectionWords} of a page in a query. */
const sectionWords = /* groq */ `sections[]{
  _key, _type, anchor, hidden, heading, label
}`

/** The sections of the page with `$id`. */
export const sectionsQuery = /* groq */ `*[_id == $id][0].${sectionWords}`

/** What a link can lead to, in the order of the page: key, fragment, and a title for editors. */
export function sectionChoices(all: readonly SectionWords[]) {
  const anchors = sectionAnchors(all)
  return all.flatMap(({ _key: key, _type, heading, label }) => {
    const anchor = anchors.get(key)
    if (anchor === undefined) return []
    const kind = sections[_type.replace(/Section$/, '') as SectionName].title
    const words = heading?.trim() || label?.trim()
    return [{ key, anchor, title: `${words ? `${kind}: ${words}` : kind} (#${anchor})` }]
  })
}

/** True for a link that may name a section. */
export const leadsToSections = ({ page, landingPage }: PageDraft): boolean =>
  landingPage?._ref !== undefined || page === ownPage

/** The sections of the page that a link leads to; undefined while that page is not published. */
export async function askSections(
  { landingPage }: PageDraft,
  context: ValidationContext,
): Promise<readonly NamedSection[] | undefined> {
  const id = landingPage?._ref
  if (!id) return (context.document as { sections?: NamedSection[] } | undefined)?.sections ?? []
  const client = context.getClient({ apiVersion: publicEnv.sanity.apiVersion })
  return (
    (await client.fetch<NamedSection[] | null>(sectionsQuery, { id }, { perspective: 'published' })) ??
    undefined
  )
}

/** Only a link to its own page needs a section: without one it would lead nowhere else. */
export function checkSectionPresent(section: string | undefined, { page, landingPage }: PageDraft): Verdict {
  const isOwn = page === ownPage && !landingPage?._ref
  return !isOwn || Boolean(section) || 'Pick the section of this page that the link leads to.'
}

/** A warning: no section of that page has this fragment. */
export function checkSection(section: string, all: readonly NamedSection[] | undefined): Verdict {
  return (
    !all ||
    [...sectionAnchors(all).values()].includes(section) ||
    'The section that this led to is gone or hidden. Pick another one: until then, the link leads to the top of the page.'
  )
}

type Questioning = NamedSection & { questions?: readonly { _ref?: string }[] }

/** The fragments of the questions on the page with these sections. */
export async function askQuestions(
  all: readonly Questioning[],
  context: ValidationContext,
): Promise<string[]> {
  const ids = all.flatMap(({ questions = [] }) => questions.flatMap(({ _ref }) => _ref ?? []))
  if (ids.length === 0) return []
  const client = context.getClient({ apiVersion: publicEnv.sanity.apiVersion })
  return client.fetch<string[]>('*[_id in $ids && defined(slug.current)].slug.current', { ids })
}

/** An editor's name for a section: a slug, on this page only once, and no id of the page itself. */
export function checkAnchor(
  anchor: string | undefined,
  key: string,
  all: readonly NamedSection[],
  questions: readonly string[] = [],
): Verdict {
  if (!anchor) return true
  if (!isSlug(anchor)) return 'Use only lower-case letters, digits and single hyphens, such as prices.'
  if (uniqueAnchors([anchor], '', Object.keys(contactFields))[0] !== anchor)
    return 'The page itself uses this name. Choose another one.'
  if (questions.includes(anchor)) return 'A question of this page has this name. Choose another one.'
  const others = all.filter((other) => other._key !== key)
  const isTaken = others.some(
    (other) => other.anchor === anchor || sectionAnchors(others).get(other._key) === anchor,
  )
  return !isTaken || 'Another section of this page has this name. Choose another one.'
}
