import { Fragment, type ComponentType } from 'react'
import type { HomePage, LandingPage, LandingSection } from '../../lib/sanity/content/pageTypes.ts'
import { darkGrounds } from '../ui/grounds.ts'
import { PageHero } from '../ui/PageHero.tsx'
import { Section, SectionHeader, Wrap } from '../ui/Section.tsx'
import { uniqueAnchors } from '../../lib/site/anchors.ts'

type Item = LandingPage['page']['sections'][number]
type Opening = LandingSection<'heroSection'>
type Shown = Exclude<Item, Opening>
type Questions = LandingSection<'questionsSection'>
type Home = HomePage['page']
/** Those of the home page. */
type HomeSection = Extract<Shown, { [Name in keyof Home]: Record<Name, unknown> }[keyof Home]>
/** Those that only landing pages have. */
type OwnSection = Exclude<Shown, HomeSection | Questions>
type OwnProps<Own extends OwnSection> = { section: Own; content: LandingPage }

/** What shows each section. Passed in: views never import each other. */
export type Sections = {
  HomeSections: ComponentType<{ page: Partial<Home>; reviews: HomePage['reviews'] }>
  Questions: ComponentType<{
    items: Questions['questions']
    emptyText: string | null
    headingLevel: 'h2' | 'h3'
  }>
  own: { [Type in OwnSection['_type']]: ComponentType<OwnProps<LandingSection<Type>>> }
}

type Props = { content: LandingPage; sections: Sections }

/** A page of the Studio: its hero, then sections in the editor's order. */
export function LandingView({ content, sections }: Props) {
  const { hero, sections: shown } = shownSections(content.page)
  return (
    // Keyed, because Next reuses the component and copies of a page share section keys.
    <Fragment key={content.page.slug}>
      <PageHero hero={hero.hero} ground={darkGrounds.find((ground) => ground === hero.ground) ?? 'leaf'} />
      {shown.map((section) => (
        <OneSection key={section._key} section={section} content={content} sections={sections} />
      ))}
    </Fragment>
  )
}

function OneSection({ section, content, sections }: Props & { section: Shown }) {
  const { HomeSections, Questions, own } = sections
  if (isOwn(section, own)) {
    // TypeScript does not see that type and component belong together.
    const Own = own[section._type] as ComponentType<OwnProps<OwnSection>>
    return <Own section={section} content={content} />
  }
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

const isOwn = (section: Shown, own: Sections['own']): section is OwnSection =>
  Object.hasOwn(own, section._type)

/**
 * The first hero, then the other sections in the editor's order.
 * Drafts may lack a hero (the title replaces it), or have a second one or a second form (left out).
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
    sections: apart(sections.filter((section) => section._type !== 'heroSection').filter(isNoSecondForm)),
  }
}

/** The ids of a form's fields allow for one form. */
const isNoSecondForm = ({ _type }: Shown, index: number, all: readonly Shown[]): boolean =>
  _type !== 'contactFormSection' || all.findIndex((each) => each._type === _type) === index

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
