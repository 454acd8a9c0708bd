import { EnvelopeIcon } from '@sanity/icons/Envelope'
import { StringIcon } from '@sanity/icons/String'
import { defineArrayMember, defineField } from 'sanity'
import { choice, folded, line, listedText, paragraph } from '../fields.ts'
import { pageChoice } from '../objects/pageChoice.ts'
import type { Verdict } from '../rules/target.ts'
import { defineSection } from './section.ts'

const kinds = [
  { value: 'text', title: 'A line of text' },
  { value: 'choice', title: 'One of several answers' },
  { value: 'yesNo', title: 'Yes or no' },
]

type FieldDraft = { kind?: string }

const isChoice = (parent: unknown): boolean => (parent as FieldDraft | undefined)?.kind === 'choice'

function checkOptions(options: readonly string[] | undefined): Verdict {
  const count = new Set((options ?? []).map((option) => option.trim())).size
  return (
    (count >= 2 && count <= 6 && count === options?.length) || 'Have between two and six different answers.'
  )
}

/** A question that only this form asks. lib/contact/ownFields.ts. */
const ownField = defineArrayMember({
  name: 'ownField',
  title: 'Field',
  type: 'object',
  icon: StringIcon,
  fields: [
    line({ name: 'label', title: 'Words above the field', max: 40 }),
    choice({
      name: 'kind',
      title: 'What it takes',
      list: kinds,
      stacked: true,
      initialValue: 'text',
      missing: 'Choose what the field takes.',
    }),
    defineField({
      name: 'options',
      title: 'Answers',
      type: 'array',
      of: [listedText('string', { title: 'Answer', max: 40 })],
      hidden: ({ parent }) => !isChoice(parent),
      validation: (rule) =>
        rule.custom(
          (options, { parent }) => !isChoice(parent) || checkOptions(options as string[] | undefined),
        ),
    }),
    defineField({
      name: 'required',
      title: 'Must be answered',
      type: 'boolean',
      initialValue: false,
      options: { layout: 'switch' },
    }),
  ],
  preview: {
    select: { title: 'label', kind: 'kind', required: 'required' },
    prepare: ({ title, kind, required }: { title?: string; kind?: string; required?: boolean }) => ({
      title: title ?? 'New field',
      subtitle: [kinds.find(({ value }) => value === kind)?.title, required && 'must be answered']
        .filter(Boolean)
        .join(', '),
    }),
  },
})

/** The contact form: same rules and same mail as on the contact page. */
export const contactFormSection = defineSection('contactForm', {
  icon: EnvelopeIcon,
  initialValue: {
    heading: 'Tell us what you need',
    text: 'Leave your details and a few words. One of us calls you back.',
    submitLabel: 'Send message',
    thanks: 'Thank you! We have your message and call you back soon.',
  },
  fields: [
    line({ name: 'heading', title: 'Heading', max: 60 }),
    paragraph({ name: 'text', title: 'Text', rows: 2, max: 240, optional: true }),
    line({ name: 'submitLabel', title: 'Words on the button', max: 40 }),
    line({
      name: 'thanks',
      title: 'Thank-you text',
      description: 'Stands above the form when a message was sent, until something is typed again.',
      max: 120,
    }),
    defineField({
      name: 'thanksPage',
      title: 'Thank-you page',
      description:
        'Where visitors go once a message was sent, so that ad platforms count it. Empty: they stay on this page.',
      type: 'object',
      options: folded,
      fields: pageChoice({ isOptional: true, withSections: false }),
    }),
    line({
      name: 'recipient',
      title: 'For whom the messages are',
      description:
        'A name such as Night team. The mail says it, and rules of the mailbox can sort by it. Empty: for everybody.',
      max: 36,
      optional: true,
    }),
    defineField({
      name: 'ownFields',
      title: 'Fields of its own',
      description: 'Up to five questions that only this form asks, above the comment.',
      type: 'array',
      of: [ownField],
      validation: (rule) =>
        rule.max(5).error('Five fields of its own fit. Remove some: short forms are sent.'),
    }),
  ],
})
