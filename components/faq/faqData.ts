import { toPlainText } from '@portabletext/react'
import type { FaqPage } from '../../lib/sanity/pages.ts'
import { faqPage, type Thing } from '../../lib/structuredData.ts'
import { answered } from './answered.ts'

/** The questions as search engines read them: those that the page shows, or nothing when it shows none. */
export function faqData(items: FaqPage['items']): Thing[] {
  const questions = answered(items).map(({ question, answer }) => ({
    question,
    answer: toPlainText(answer),
  }))
  return questions.length > 0 ? [faqPage(questions)] : []
}
