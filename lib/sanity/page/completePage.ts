import { stegaClean } from 'next-sanity'
import { uniqueAnchors } from '#lib/site/anchors.ts'
import { isSitePath } from '#lib/site/links.ts'
import type { PageId } from '#lib/site/pages.ts'
import { sectionAnchors, type NamedSection } from '#lib/site/sectionAnchors.ts'
import type { PreviewedById } from './pageTypes.ts'
import { resolve } from './resolve.ts'

/** For a name that an editor cleared, and in settings that were never published. */
const defaultName = 'Goodline Staffing'

/** Without a heading a page has no `h1`. */
const defaultHeadings: Readonly<Record<PageId, string>> = {
  homePage: 'Call Center Staffing Made Simple',
  rolesPage: 'The roles we staff',
  aboutPage: 'About Us',
  caseStudiesPage: 'Case Studies & Resources',
  faqPage: 'Frequently asked questions',
  contactPage: 'Contact us',
  blogPage: 'Hiring Trends & Insights',
  jobSearchPage: 'Find your next job',
  notFoundPage: 'Page not found',
}

/** What the query of a page that exists gives. */
export type RawPage = { settings: { name: string | null; phone: string | null }; page: object }

/** The result of a page query for its view: images and buttons resolved, defaults filled in. */
export function completePage<Id extends keyof PreviewedById>(
  id: Id,
  raw: RawPage,
  inline?: ReadonlyMap<string, string>,
): PreviewedById[Id] {
  const { phone } = raw.settings
  const { slug } = raw.page as { slug?: string | null }
  const resolved = resolve(raw, { phone, ...(inline && { inline }), ...(slug && { own: `/${slug}` }) })
  const complete = {
    ...resolved,
    settings: { ...resolved.settings, name: resolved.settings.name ?? defaultName },
    page:
      id === 'landingPage' ? anchored(resolved.page) : headed(resolved.page, defaultHeadings[id as PageId]),
    year: new Date().getUTCFullYear(),
  }
  // `pageQueries` pairs ids and queries.
  return complete as unknown as PreviewedById[Id]
}

type LandingParts = {
  title: string | null
  seo: { title: string | null; description: string | null } | null
  sections: (NamedSection & {
    heading?: string | null
    text?: string | null
    questions?: { anchor: string | null; question: string | null }[]
    thanksPage?: { page: string | null } | null
  })[]
}

/** The ids of a form's fields allow for one form; a draft may have a second. */
const isNoSecondForm = ({ _type }: NamedSection, index: number, all: readonly NamedSection[]): boolean =>
  _type !== 'contactFormSection' || all.findIndex((each) => each._type === _type) === index

/**
 * A landing page whose sections and questions have fragments; a section leaves a question its own.
 * Search engines read its opening words where an editor wrote nothing for them.
 */
function anchored(page: object): object {
  const { sections, seo, ...rest } = page as LandingParts
  const hero = sections.find(({ _type }) => _type === 'heroSection')
  const shown = sections.filter(isNoSecondForm)
  const anchors = sectionAnchors(shown)
  const asked = shown.flatMap(({ questions = [] }) => questions)
  const unique = uniqueAnchors(
    asked.map(({ anchor, question }) => anchor ?? question),
    'question',
  )
  const withAnchor = new Map(asked.map((each, index) => [each, { ...each, anchor: unique[index] }]))
  const free = (anchor: string | undefined) => (anchor && !unique.includes(anchor) ? anchor : null)
  return {
    ...rest,
    seo: {
      ...seo,
      title: seo?.title ?? stegaClean(hero?.heading ?? rest.title),
      description: seo?.description ?? stegaClean(hero?.text ?? null),
    },
    sections: shown.map(({ questions, thanksPage, ...section }) => ({
      ...section,
      anchor: free(anchors.get(section._key)),
      ...(questions && { questions: questions.map((each) => withAnchor.get(each)) }),
      ...(thanksPage && { thanksPage: isSitePath(thanksPage.page ?? '') ? thanksPage : null }),
    })),
  }
}

type Headed = { heading?: string | null; hero?: { heading: string | null } | null }

const emptyHero = { text: null, action: null, image: null, imageSmall: null }

/** A page with a heading, its own or the default. */
function headed(page: object, heading: string): object {
  const { hero, heading: own }: Headed = page
  if ('hero' in page) return hero?.heading ? page : { ...page, hero: { ...emptyHero, ...hero, heading } }
  return own ? page : { ...page, heading }
}
