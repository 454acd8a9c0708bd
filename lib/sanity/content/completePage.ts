import { uniqueAnchors } from '../../site/anchors.ts'
import { isSitePath } from '../../site/links.ts'
import { sectionAnchors, type NamedSection, type OwnPage } from '../../site/sectionAnchors.ts'
import { defaultPages, defaultSettings } from './defaults.ts'
import type { RawPage } from './fitPage.ts'
import type { PreviewedById, SiteSettings } from './pageTypes.ts'
import { resolve } from './resolve.ts'

/** The result of a page query for its view: images and buttons resolved, defaults filled in. */
export function completePage<Id extends keyof PreviewedById>(
  id: Id,
  raw: RawPage,
  inline?: ReadonlyMap<string, string>,
): PreviewedById[Id] {
  const phone = raw.settings?.phone ?? null
  const own = id === 'landingPage' ? ownPageOf(raw.page) : undefined
  const resolved = resolve(raw, { phone, ...(inline && { inline }), ...(own && { own }) })
  const complete = {
    ...resolved,
    settings: named(resolved.settings),
    page: headed(own ? anchored(resolved.page, own) : resolved.page, defaultPages[id]),
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

const ownPageOf = (page: object | null): OwnPage | undefined => {
  const { slug, names } = (page ?? {}) as Partial<LandingParts>
  return page ? { path: `/${slug ?? ''}`, sections: names ?? [] } : undefined
}

/** The ids of a form's fields allow for one form; a draft may have a second. */
const isNoSecondForm = ({ _type }: NamedSection, index: number, all: readonly NamedSection[]): boolean =>
  _type !== 'contactFormSection' || all.findIndex((each) => each._type === _type) === index

/** A landing page whose sections and questions have fragments, unique on the page. */
function anchored(page: object | null, own: OwnPage): object | null {
  if (!page) return null
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

function named(settings: Partial<SiteSettings> | null) {
  return { ...(settings ?? defaultSettings), name: settings?.name || defaultSettings.name }
}

type Headed = { heading?: string | null; hero?: { heading: string | null } | null }

/** Without a heading a page has no `h1`. */
function headed(page: object | null, whole: object): object {
  const standard: Headed = whole
  if (!page) return whole
  const { hero, heading }: Headed = page
  if ('hero' in standard && !hero?.heading)
    return { ...page, hero: { ...standard.hero, ...hero, heading: standard.hero?.heading } }
  if ('heading' in standard && !heading) return { ...page, heading: standard.heading }
  return page
}
