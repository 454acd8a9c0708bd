import type { SectionProps } from '#lib/sanity/page/pageTypes.ts'
import { EmptySection } from '../preview/EmptySection.tsx'
import { Section, SectionHeader } from '../ui/Section.tsx'
import { CaseCards } from '../case-studies/CaseCards.tsx'

/** Chosen case studies, in the editor's order. */
export function CaseStudies({
  section: { heading, text, caseStudies },
  content,
  frame,
}: SectionProps<'caseStudies'>) {
  if (caseStudies.length === 0)
    return (
      <EmptySection
        draft={content.draft}
        frame={frame}
        text="Pick at least one case study or guide for this section."
      />
    )
  return (
    <Section background={frame?.background} frame={frame}>
      <SectionHeader title={heading} text={text} layout="split" />
      <CaseCards studies={caseStudies} headingLevel={heading ? 'h3' : 'h2'} />
    </Section>
  )
}
