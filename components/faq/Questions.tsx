import { uniqueAnchors } from '#lib/site/anchors.ts'
import type { FaqPage } from '#lib/sanity/page/pageTypes.ts'
import { Accordion } from '../ui/Accordion.tsx'
import { hasWords, RichText } from '../ui/RichText.tsx'
import { StateCard } from '../ui/StateCard.tsx'

type Props = Pick<FaqPage, 'items'> & { emptyText: string | null; headingLevel: 'h2' | 'h3' }

/** The questions in the order of the Studio, each with its own fragment. */
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

type Item = FaqPage['items'][number]

type Question = Omit<Item, 'question'> & { question: string }

/** The items that have both a question and an answer. */
export function answered(items: readonly Item[]): Question[] {
  return items.flatMap((item) => {
    const question = item.question?.trim()
    return question && hasWords(item.answer) ? [{ ...item, question }] : []
  })
}
