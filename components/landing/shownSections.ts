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
    sections: sections.filter((section) => section._type !== 'heroSection'),
  }
}
