import { UsersIcon } from '@sanity/icons/Users'
import { line, paragraph } from '../fields.ts'
import { defineSection } from './section.ts'
import { picks } from './picks.ts'

/** Chosen people, or all. */
export const teamSection = defineSection('team', {
  icon: UsersIcon,
  initialValue: { heading: 'The people you will talk to' },
  fields: [
    line({ name: 'heading', title: 'Heading' }),
    paragraph({ name: 'text', title: 'Text', rows: 2, max: 200, optional: true }),
    picks({
      name: 'people',
      title: 'People',
      description: 'Pick some of those under People in the sidebar. Pick nobody to show everybody.',
      of: { type: 'teamMember', title: 'Person' },
    }),
  ],
})
