import { UserIcon } from '@sanity/icons/User'
import { orderRankField, orderRankOrdering } from '@sanity/orderable-document-list'
import { defineType } from 'sanity'
import { aspectRatios } from '../../../lib/site/aspectRatios.ts'
import { line, pictureField } from '../fields.ts'

/** A person on the about page. */
export const teamMember = defineType({
  name: 'teamMember',
  title: 'Person',
  type: 'document',
  icon: UserIcon,
  orderings: [orderRankOrdering],
  fields: [
    orderRankField({ type: 'teamMember' }),
    line({ name: 'name', title: 'Name' }),
    line({ name: 'position', title: 'Position', description: 'Such as Senior Recruiter.' }),
    pictureField({
      name: 'photo',
      title: 'Photo',
      shapes: { 'About Us': aspectRatios.person },
      description:
        'Upright, 5 by 6. Press the crop sign in the picture and put the circle round the face: it is then never cut off.',
    }),
  ],
  preview: { select: { title: 'name', subtitle: 'position', media: 'photo' } },
})
