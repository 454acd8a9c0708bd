import { CaseIcon } from '@sanity/icons/Case'
import { orderRankField, orderRankOrdering } from '@sanity/orderable-document-list'
import { defineField, defineType } from 'sanity'
import { aspectRatios } from '../../../lib/site/aspectRatios.ts'
import { choice, line, listedText, pictureField } from '../fields.ts'

/** A group of roles on the page Roles We Staff. */
export const roleGroup = defineType({
  name: 'roleGroup',
  title: 'Group of roles',
  type: 'document',
  icon: CaseIcon,
  orderings: [orderRankOrdering],
  fields: [
    orderRankField({ type: 'roleGroup' }),
    line({ name: 'title', title: 'Name of the group' }),
    line({ name: 'line', title: 'Sentence below the name', max: 100 }),
    defineField({
      name: 'roles',
      title: 'Roles',
      description: 'Drag them into the order you want.',
      type: 'array',
      of: [listedText('string', { title: 'Role', max: 80 })],
      validation: (rule) => [
        rule.required().min(1).error('Add at least one role.'),
        rule.unique().error('The same role is listed twice. Remove one of them.'),
      ],
    }),
    pictureField({
      name: 'image',
      title: 'Picture',
      shapes: { 'At its tallest': aspectRatios.groupAtTallest },
    }),
    choice({
      name: 'tone',
      title: 'Colour of the bullets',
      list: [
        { value: 'signal', title: 'Red' },
        { value: 'leaf', title: 'Green' },
        { value: 'blue', title: 'Blue' },
      ],
      initialValue: 'signal',
      missing: 'Pick a colour.',
    }),
  ],
  preview: {
    select: { title: 'title', roles: 'roles', media: 'image' },
    prepare: ({ title, roles, media }) => ({ title, subtitle: countRoles(roles), media }),
  },
})

function countRoles(roles: unknown): string {
  const count = Array.isArray(roles) ? roles.length : 0
  return count === 1 ? '1 role' : `${count} roles`
}
