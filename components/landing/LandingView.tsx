import { Fragment, type ComponentType } from 'react'
import type { HomePage, LandingPage } from '../../lib/sanity/content/pageTypes.ts'
import { darkGrounds } from '../ui/grounds.ts'
import { PageHero } from '../ui/PageHero.tsx'
import { Section, SectionHeader, Wrap } from '../ui/Section.tsx'
import { uniqueAnchors } from '../../lib/site/anchors.ts'

type Item = LandingPage['page']['sections'][number]
type Opening = Extract<Item, { _type: 'heroSection' }>
type Shown = Exclude<Item, Opening>
type Questions = Extract<Item, { _type: 'questionsSection' }>['questions']

/** Components of other views. */
export type Sections = {
  HomeSections: ComponentType<{ page: Partial<HomePage['page']>; reviews: HomePage['reviews'] }>
  Questions: ComponentType<{ items: Questions; emptyText: string | null; headingLevel: 'h2' | 'h3' }>
}

type Props = { content: LandingPage; sections: Sections }

/** A page of the Studio: its hero, then sections of other pages in the editor's order. */
export function LandingView({ content, sections }: Props) {
  const { hero, sections: shown } = shownSections(content.page)
  return (
    // Keyed, because Next reuses the component and copies of a page share section keys.
    <Fragment key={content.page.slug}>
      <PageHero hero={hero.hero} ground={darkGrounds.find((ground) => ground === hero.ground) ?? 'leaf'} />
      {shown.map((section) => (
        <OneSection key={section._key} section={section} sections={sections} />
      ))}
    </Fragment>
  )
}

function OneSection({ section, sections }: { section: Shown; sections: Sections }) {
  const { HomeSections, Questions } = sections
  if (section._type !== 'questionsSection')
    return <HomeSections page={section} reviews={'quotes' in section ? section.quotes : []} />
  if (section.questions.length === 0) return null
  return (
    <Section>
      <Wrap>
        <SectionHeader title={section.heading} />
        <Questions items={section.questions} emptyText={null} headingLevel={section.heading ? 'h3' : 'h2'} />
      </Wrap>
    </Section>
  )
}

/**
 * The first hero, then the other sections in the editor's order.
 * Drafts may lack a hero (the title replaces it) or have a second one (left out).
 */
export function shownSections({ title, sections }: LandingPage['page']): {
  hero: Pick<Opening, 'hero' | 'ground'>
  sections: Shown[]
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

/** Gives questions fragments that are unique on the page. */
function apart(sections: Shown[]): Shown[] {
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
