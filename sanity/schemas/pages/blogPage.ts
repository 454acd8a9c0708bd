import { ComposeIcon } from '@sanity/icons/Compose'
import { line } from '../fields.ts'
import { definePage } from './common.ts'

/** /blog. The articles come from the blog's own host. docs/specification.md#blog-list. */
export const blogPage = definePage({
  name: 'blogPage',
  title: 'Blog',
  icon: ComposeIcon,
  fields: [
    line({
      name: 'listHeading',
      title: 'Heading above the articles',
      description:
        'Not shown. Screen readers speak it before the articles, which come from the blog by themselves.',
    }),
    line({ name: 'moreHeading', title: 'Heading above older articles' }),
  ],
})
