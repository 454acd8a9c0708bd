import type { SectionProps } from '#lib/sanity/page/pageTypes.ts'
import { Questions } from '../faq/Questions.tsx'
import { Section, SectionHeader } from '../ui/Section.tsx'

/** Chosen questions, which open one by one. */
export function QuestionsSection({ section: { heading, questions }, frame }: SectionProps<'questions'>) {
  if (questions.length === 0) return null
  return (
    <Section background={frame?.background} frame={frame}>
      <SectionHeader title={heading} />
      <Questions items={questions} emptyText={null} headingLevel={heading ? 'h3' : 'h2'} />
    </Section>
  )
}
