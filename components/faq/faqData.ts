import { toPlainText } from '@portabletext/react'
import type { FaqPage } from '#lib/sanity/page/pageTypes.ts'
import { faqPage, type Thing } from '#lib/seo/structuredData.ts'
import { answered } from './Questions.tsx'

/** Structured data of the questions on the page. */
export function faqData(items: FaqPage['items']): Thing[] {
  const questions = answered(items).map(({ question, answer }) => ({ question, answer: toPlainText(answer) }))
  return questions.length > 0 ? [faqPage(questions)] : []
}
