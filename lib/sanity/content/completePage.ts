import { uniqueAnchors } from '../../site/anchors.ts'
import { isSitePath } from '../../site/links.ts'
import type { PageId } from '../../site/pages.ts'
import { sectionAnchors, type NamedSection, type OwnPage } from '../../site/sectionAnchors.ts'
import { defaultHeadings, defaultName } from './defaults.ts'
import type { PreviewedById } from './pageTypes.ts'
import { resolve } from './resolve.ts'

/** What the query of a page that exists gives. */
export type RawPage = { settings: { name: string | null; phone: string | null }; page: object }

/** The result of a page query for its view: images and buttons resolved, defaults filled in. */
export function completePage<Id extends keyof PreviewedById>(
  id: Id,
  raw: RawPage,
  inline?: ReadonlyMap<string, string>,
): PreviewedById[Id] {
  const { name, phone } = raw.settings
  const own = id === 'landingPage' ? ownPageOf(raw.page) : undefined
  const resolved = resolve(raw, { phone, ...(inline && { inline }), ...(own && { own }) })
  const complete = {
    ...resolved,
    settings: { ...resolved.settings, name: name?.trim() ? name : defaultName },
    page: own ? anchored(resolved.page, own) : headed(resolved.page, defaultHeadings[id as PageId]),
    year: new Date().getUTCFullYear(),
  }
  // `pageQueries` pairs ids and queries.
  return complete as unknown as PreviewedById[Id]
}

type LandingParts = {
  slug: string | null
  names: NamedSection[] | null
  sections: (NamedSection & {
    questions?: { anchor: string | null; question: string | null }[]
    thanksPage?: { page: string | null } | null
  })[]
}

function ownPageOf(page: object): OwnPage {
  const { slug, names } = page as LandingParts
  return { path: `/${slug ?? ''}`, sections: names ?? [] }
}

/** The ids of a form's fields allow for one form; a draft may have a second. */
const isNoSecondForm = ({ _type }: NamedSection, index: number, all: readonly NamedSection[]): boolean =>
  _type !== 'contactFormSection' || all.findIndex((each) => each._type === _type) === index

/** A landing page whose sections and questions have fragments, unique on the page. */
function anchored(page: object, own: OwnPage): object {
  const { names: _, ...rest } = page as LandingParts
  const anchors = sectionAnchors(own.sections)
  const shown = rest.sections.filter(isNoSecondForm)
  const wishes = shown
    .flatMap(({ questions = [] }) => questions)
    .map(({ anchor, question }) => anchor ?? question)
  const asked = uniqueAnchors(wishes, 'question', [...anchors.values()]).values()
  return {
    ...rest,
    sections: shown.map(({ questions, thanksPage, ...section }) => ({
      ...section,
      anchor: anchors.get(section._key) ?? null,
      ...(questions && { questions: questions.map((each) => ({ ...each, anchor: asked.next().value })) }),
      ...(thanksPage && { thanksPage: isSitePath(thanksPage.page ?? '') ? thanksPage : null }),
    })),
  }
}

type Headed = { heading?: string | null; hero?: { heading: string | null } | null }

const emptyHero = { text: null, action: null, image: null, imageSmall: null }

/** Without a heading a page has no `h1`. */
function headed(page: object, heading: string): object {
  const { hero, heading: own }: Headed = page
  if ('hero' in page) return hero?.heading ? page : { ...page, hero: { ...emptyHero, ...hero, heading } }
  return own ? page : { ...page, heading }
}
