import { BlockContentIcon } from '@sanity/icons/BlockContent'
import { defineField } from 'sanity'
import { line } from '../fields.ts'
import type { Verdict } from '../rules/verdict.ts'
import { wordsOf } from '../rules/written.ts'
import { beginWith } from './begin.ts'
import { defineSection } from './section.ts'

type Draft = { heading?: string }

/** Headings step down one at a time, for people who jump from one to the next. */
function checkText(text: unknown, draft: Draft | undefined): Verdict {
  if (wordsOf(text).trim() === '') return 'Write the text.'
  const styles = (text as { style?: string }[]).map(({ style }) => style)
  const [first] = styles.filter((style) => style === 'h2' || style === 'h3')
  if (draft?.heading?.trim() || first !== 'h3') return true
  return 'Use “Heading” before the first “Smaller heading”.'
}

/** A long text: a privacy policy, terms, an event. */
export const textSection = defineSection('text', {
  icon: BlockContentIcon,
  initialValue: {
    text: beginWith(
      { style: 'h2', text: 'What this is about' },
      { text: 'Say the most important thing in the first sentence. Details follow below.' },
      { style: 'h2', text: 'What happens next' },
      { text: 'Tell people what they can do now, and whom they can ask.' },
    ),
  },
  fields: [
    line({
      name: 'heading',
      title: 'Heading',
      description: 'Leave empty where the text brings its own headings.',
      optional: true,
    }),
    defineField({
      name: 'text',
      title: 'Text',
      description:
        'Headings, lists, links and bold words. Pasted text keeps them, its headings of the second and third level.',
      type: 'longText',
      validation: (rule) => rule.custom((text, { parent }) => checkText(text, parent as Draft | undefined)),
    }),
  ],
})
