import { ThListIcon } from '@sanity/icons/ThList'
import { ImageIcon } from '@sanity/icons/Image'
import { defineArrayMember, defineField } from 'sanity'
import { line } from '../fields.ts'
import { checkPicturePresent, shownMediaTypes } from '../rules/picture.ts'
import { defineSection } from './section.ts'

type Selected = { name?: string; file?: string; url?: string }

/** The whole logo, as Sanity crops what it shows; until it has a name, that of its file. */
const describeLogo = ({ name, file, url }: Selected) => ({
  title: name?.trim() || file || 'New logo',
  ...(url && { media: <img src={`${url}?w=400&fit=max`} alt="" style={whole} /> }),
})

const whole = { width: '100%', height: '100%', objectFit: 'contain' } as const

/** Logos of clients or partners in a row. */
export const logosSection = defineSection('logos', {
  icon: ThListIcon,
  initialValue: { heading: 'Trusted by teams like yours' },
  fields: [
    line({ name: 'heading', title: 'Heading' }),
    defineField({
      name: 'logos',
      title: 'Logos',
      description: 'Drop several files here at once. Logos without a background look best.',
      type: 'array',
      of: [
        defineArrayMember({
          name: 'logo',
          title: 'Logo',
          type: 'image',
          icon: ImageIcon,
          options: { accept: shownMediaTypes },
          validation: (rule) => rule.custom((image) => checkPicturePresent(image)),
          fields: [
            line({
              name: 'name',
              title: 'Whose logo it is',
              description: 'Screen readers speak it. Empty: they speak the name of the file.',
              max: 60,
              optional: true,
            }),
          ],
          preview: {
            select: { name: 'name', file: 'asset.originalFilename', url: 'asset.url' },
            prepare: describeLogo,
          },
        }),
      ],
      options: { layout: 'grid' },
      validation: (rule) => rule.required().min(2).max(18).error('Have between two and eighteen logos.'),
    }),
  ],
})
