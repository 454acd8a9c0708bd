import { Fragment, type ComponentType } from 'react'
import type { HomePage, LandingPage } from '../../lib/sanity/pages.ts'
import { darkGrounds } from '../ui/grounds.ts'
import { PageHero } from '../ui/PageHero.tsx'
import { Section } from '../ui/Section.tsx'
import { SectionHeader } from '../ui/SectionHeader.tsx'
import { Wrap } from '../ui/Wrap.tsx'
import { shownSections } from './shownSections.ts'

type Item = ReturnType<typeof shownSections>['sections'][number]
type Questions = Extract<Item, { _type: 'questionsSection' }>['questions']

/** The sections of other pages that a landing page can show. */
export type Sections = {
  HomeSections: ComponentType<{ page: Partial<HomePage['page']>; reviews: HomePage['reviews'] }>
  Questions: ComponentType<{ items: Questions; emptyText: string | null; headingLevel: 'h2' | 'h3' }>
}

type Props = { content: LandingPage; sections: Sections }

/** A page that an editor has put together: its hero, then sections of other pages in the editor's order. */
export function LandingView({ content, sections }: Props) {
  const { hero, sections: shown } = shownSections(content.page)
  return (
    // The router goes from one landing page to another in place: a copy of a page has the keys of its original.
    <Fragment key={content.page.slug}>
      <PageHero hero={hero.hero} ground={darkGrounds.find((ground) => ground === hero.ground) ?? 'leaf'} />
      {shown.map((section) => (
        <OneSection key={section._key} section={section} sections={sections} />
      ))}
    </Fragment>
  )
}

function OneSection({ section, sections }: { section: Item; sections: Sections }) {
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
