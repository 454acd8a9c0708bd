import { uniqueAnchors } from '../../lib/anchors.ts'
import type { FaqPage } from '../../lib/sanity/pages.ts'
import { Accordion } from '../ui/Accordion.tsx'
import { RichText } from '../ui/RichText.tsx'
import { StateCard } from '../ui/StateCard.tsx'
import { answered } from './answered.ts'

type Props = Pick<FaqPage, 'items'> & { emptyText: string | null; headingLevel: 'h2' | 'h3' }

/** The questions in the order of the Studio, each with its own address. */
export function Questions({ items, emptyText, headingLevel }: Props) {
  const questions = answered(items)
  if (questions.length === 0) return emptyText ? <StateCard kind="empty" text={emptyText} /> : null
  const anchors = uniqueAnchors(
    questions.map(({ anchor, question }) => anchor ?? question),
    'question',
  )
  return (
    <Accordion
      headingLevel={headingLevel}
      items={questions.map(({ question, answer }, index) => ({
        anchor: anchors[index] ?? `question-${index}`,
        title: question,
        content: <RichText value={answer} />,
      }))}
    />
  )
}
