import { DocumentTextIcon } from '@sanity/icons/DocumentText'
import { defineField } from 'sanity'
import { line } from '../fields.ts'
import { defineSection } from './section.ts'

/** The newest articles of the blog. */
export const postsSection = defineSection('posts', {
  icon: DocumentTextIcon,
  initialValue: { heading: 'Latest from our blog', count: 3 },
  fields: [
    line({ name: 'heading', title: 'Heading' }),
    defineField({
      name: 'count',
      title: 'How many',
      description:
        'The newest article is large, the others stand beside it. They come from the blog by themselves.',
      type: 'number',
      options: { list: [1, 2, 3, 4, 5], layout: 'radio', direction: 'horizontal' },
      validation: (rule) => rule.required().error('Choose how many articles are shown.'),
    }),
  ],
})
