import type { ComponentType } from 'react'
import type { HomePage, LandingPage } from '../../lib/sanity/pages.ts'
import { ClosingCall } from '../ui/ClosingCall.tsx'
import { PageHero } from '../ui/PageHero.tsx'
import { Section } from '../ui/Section.tsx'
import { SectionHeader } from '../ui/SectionHeader.tsx'
import { Wrap } from '../ui/Wrap.tsx'

type Home = HomePage['page']
type Item = LandingPage['page']['sections'][number]
type Questions = Extract<Item, { _type: 'questionsSection' }>['questions']

/** The sections of other pages that a landing page can show. */
export type Sections = {
  Hiring: ComponentType<{ hiring: Home['hiring'] }>
  Steps: ComponentType<{ steps: Home['steps'] }>
  Staffing: ComponentType<{ staffing: Home['staffing'] }>
  Stats: ComponentType<{ stats: Home['stats'] }>
  Reasons: ComponentType<{ reasons: Home['reasons'] }>
  Reviews: ComponentType<{ heading: string | null; reviews: HomePage['reviews'] }>
  Training: ComponentType<{ training: Home['training'] }>
  Questions: ComponentType<{ items: Questions; emptyText: string | null; headingLevel: 'h2' | 'h3' }>
}

const grounds = ['leaf', 'signal', 'blue', 'wine'] as const

type Props = { content: LandingPage; sections: Sections }

/** A page that an editor has put together: its hero, then sections of other pages in the editor's order. */
export function LandingView({ content: { page }, sections }: Props) {
  return (
    <>
      <PageHero hero={page.hero} ground={grounds.find((ground) => ground === page.ground) ?? 'leaf'} />
      {page.sections.map((section) => (
        <OneSection key={section._key} section={section} sections={sections} />
      ))}
    </>
  )
}

function OneSection({ section, sections }: { section: Item; sections: Sections }) {
  const { Hiring, Steps, Staffing, Stats, Reasons, Reviews, Training, Questions } = sections
  switch (section._type) {
    case 'benefitsSection':
      return <Hiring hiring={section} />
    case 'stepsSection':
      return <Steps steps={section} />
    case 'roleCardsSection':
      return <Staffing staffing={section} />
    case 'statsSection':
      return <Stats stats={section} />
    case 'reasonsSection':
      return <Reasons reasons={section} />
    case 'reviewsSection':
      return <Reviews heading={section.heading} reviews={section.reviews} />
    case 'trainingSection':
      return <Training training={section} />
    case 'questionsSection':
      return section.questions.length === 0 ? null : (
        <Section>
          <Wrap>
            <SectionHeader title={section.heading} />
            <Questions
              items={section.questions}
              emptyText={null}
              headingLevel={section.heading ? 'h3' : 'h2'}
            />
          </Wrap>
        </Section>
      )
    case 'closingSection':
      return <ClosingCall closing={section} />
  }
}
