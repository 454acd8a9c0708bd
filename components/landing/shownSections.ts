import { uniqueAnchors } from '../../lib/anchors.ts'
import type { LandingPage } from '../../lib/sanity/pages.ts'

type Page = LandingPage['page']
type Item = Page['sections'][number]

/** The opening of a landing page. */
export type Opening = Extract<Item, { _type: 'heroSection' }>

/**
 * What of a landing page is shown: its hero first, then everything else in the editor's order. The Studio publishes nothing else; content that
 * came another way, or a draft halfway through, still makes a page with one main heading: without a hero its name, and no second hero.
 */
export function shownSections({ title, sections }: Page): {
  hero: Pick<Opening, 'hero' | 'ground'>
  sections: Exclude<Item, Opening>[]
} {
  const first = sections.find((section) => section._type === 'heroSection')
  const heading = first?.hero.heading?.trim() ? first.hero.heading : title
  return {
    hero: {
      ground: first?.ground ?? null,
      hero: { text: null, action: null, image: null, ...first?.hero, heading },
    },
    sections: apart(sections.filter((section) => section._type !== 'heroSection')),
  }
}

/** The same sections, with addresses of their questions that differ on the whole page: a question may stand in two lists. */
function apart(sections: Exclude<Item, Opening>[]): Exclude<Item, Opening>[] {
  const asked = sections.flatMap((section) => (section._type === 'questionsSection' ? section.questions : []))
  const anchors = uniqueAnchors(
    asked.map(({ anchor, question }) => anchor ?? question),
    'question',
  ).values()
  return sections.map((section) =>
    section._type === 'questionsSection'
      ? {
          ...section,
          questions: section.questions.map((question) => ({
            ...question,
            anchor: anchors.next().value ?? null,
          })),
        }
      : section,
  )
}
