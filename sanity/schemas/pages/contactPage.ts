import { EnvelopeIcon } from '@sanity/icons/Envelope'
import { defineField } from 'sanity'
import { folded, line, mustBeThere, paragraph } from '../fields.ts'
import { definePage } from './common.ts'

/** /contact-us. Its contact details are in the settings. Spec section 2, Contact. */
export const contactPage = definePage({
  name: 'contactPage',
  title: 'Contact Us',
  icon: EnvelopeIcon,
  fields: [
    defineField({
      name: 'labels',
      title: 'Words beside the contact details',
      description: 'The numbers and the address themselves are under Settings in the sidebar.',
      type: 'object',
      group: 'sections',
      options: { ...folded, columns: 3 },
      ...mustBeThere,
      fields: [
        line({ name: 'phone', title: 'Phone', max: 30 }),
        line({ name: 'fax', title: 'Fax', max: 30 }),
        line({ name: 'visit', title: 'Address', max: 30 }),
      ],
    }),
    line({ name: 'submitLabel', title: 'Words on the form’s button', max: 40, group: 'sections' }),
    paragraph({
      name: 'unavailableText',
      title: 'Text when the form cannot work',
      description: 'The phone number and the email address follow it.',
      rows: 2,
      max: 240,
      group: 'sections',
    }),
  ],
})
