import { EnvelopeIcon } from '@sanity/icons/Envelope'
import { foldedSection, line, paragraph } from '../fields.ts'
import { definePage } from './common.ts'

/** /contact-us. Its contact details are in the settings. docs/specification.md#contact. */
export const contactPage = definePage({
  name: 'contactPage',
  title: 'Contact Us',
  icon: EnvelopeIcon,
  fields: [
    foldedSection({
      name: 'labels',
      title: 'Words beside the contact details',
      description: 'The numbers and the address themselves are under Settings in the sidebar.',
      columns: 3,
      fields: [
        line({ name: 'phone', title: 'Phone', max: 30 }),
        line({ name: 'fax', title: 'Fax', max: 30 }),
        line({ name: 'visit', title: 'Address', max: 30 }),
      ],
    }),
    line({ name: 'submitLabel', title: 'Words on the form’s button', max: 40 }),
    paragraph({
      name: 'unavailableText',
      title: 'Text when the form cannot work',
      description: 'The phone number and the email address follow it.',
      rows: 2,
      max: 240,
    }),
  ],
})
