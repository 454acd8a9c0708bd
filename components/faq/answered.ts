import type { FaqPage } from '../../lib/sanity/pages.ts'

type Item = FaqPage['items'][number]

/** A question as the page shows it: with words of its own and words to answer it. */
export type Question = Omit<Item, 'question'> & { question: string }

/** The items that ask and answer. One whose question or answer an editor has cleared would open to nothing: it waits. */
export function answered(items: readonly Item[]): Question[] {
  return items.flatMap((item) => {
    const question = item.question?.trim()
    return question && hasWords(item.answer) ? [{ ...item, question }] : []
  })
}

const hasWords = (answer: Item['answer']): boolean =>
  answer.some((block) => block.children?.some((span) => span.text?.trim()))
