import { BookIcon } from '@sanity/icons/Book'
import { orderRankField, orderRankOrdering } from '@sanity/orderable-document-list'
import { defineType } from 'sanity'
import { aspectRatios } from '../../../lib/site/aspectRatios.ts'
import { line, paragraph, pictureField } from '../fields.ts'

/** A card on the case studies page: a case study, a guide or a template. */
export const caseStudy = defineType({
  name: 'caseStudy',
  title: 'Case study or guide',
  type: 'document',
  icon: BookIcon,
  orderings: [orderRankOrdering],
  fields: [
    orderRankField({ type: 'caseStudy' }),
    line({
      name: 'header',
      title: 'Heading',
      description: 'Start with what it is: “Case study:”, “Guide:” or “Template:”.',
      max: 100,
    }),
    paragraph({ name: 'description', title: 'Description', max: 240 }),
    pictureField({
      name: 'image',
      title: 'Picture',
      description: 'Wide, 12 by 7.',
      shapes: { 'A card': aspectRatios.caseStudy },
    }),
  ],
  preview: { select: { title: 'header', subtitle: 'description', media: 'image' } },
})
