import { EnvelopeIcon } from '@sanity/icons/Envelope'
import { defineField } from 'sanity'
import { folded, line, paragraph } from '../fields.ts'
import { pageChoice } from '../objects/pageChoice.ts'
import { defineSection } from './section.ts'

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
        'A name such as Night team. The mail says it in a line of its own, by which a mailbox can sort. Empty: for everybody.',
      max: 36,
      optional: true,
    }),
  ],
})
