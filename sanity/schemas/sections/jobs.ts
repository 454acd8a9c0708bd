import { CaseIcon } from '@sanity/icons/Case'
import { listedCategories } from '../../../lib/site/jobCategories.ts'
import { choice, line, paragraph } from '../fields.ts'
import { defineSection } from './section.ts'

/** Jobs of one category. */
export const jobsSection = defineSection('jobs', {
  icon: CaseIcon,
  initialValue: { heading: 'Open positions', category: 'full-time', linkLabel: 'Search these jobs' },
  fields: [
    line({ name: 'heading', title: 'Heading' }),
    paragraph({ name: 'text', title: 'Text', rows: 2, max: 200, optional: true }),
    choice({
      name: 'category',
      title: 'Which jobs',
      description: 'Six are shown at most. The button leads to all of them in the job search.',
      list: listedCategories.map(({ value, label }) => ({ value, title: label })),
      missing: 'Choose which jobs are shown.',
    }),
    line({ name: 'linkLabel', title: 'Words on the button', max: 40 }),
  ],
})
