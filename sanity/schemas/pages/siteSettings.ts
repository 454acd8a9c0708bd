import { BellIcon } from '@sanity/icons/Bell'
import { CogIcon } from '@sanity/icons/Cog'
import { ControlsIcon } from '@sanity/icons/Controls'
import { PinIcon } from '@sanity/icons/Pin'
import { SearchIcon } from '@sanity/icons/Search'
import { UserIcon } from '@sanity/icons/User'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { foldedSection, line, mustBeThere, paragraph } from '../fields.ts'
import { trimmed } from '../../../lib/site/links.ts'
import { tidiedInput } from '../../inputs/tidiedInput.ts'
import type { Verdict } from '../rules/verdict.ts'
import { announcementField } from '../objects/announcement.ts'
import { menuLinks } from '../objects/menuLink.ts'
import { networkChoices, socialLink, uniqueNetworks } from '../objects/socialLink.ts'
import { seoField } from './common.ts'

/** A US phone number: ten digits, optional 1, +1; any dash, as word processors replace hyphens. */
function checkPhone(number: string | undefined): Verdict {
  const dialled = number?.replace(/[\s().\p{Pd}]/gu, '') ?? ''
  if (/^(?:\+?1)?\d{10}$/.test(dialled)) return true
  return 'Write one US number with its area code, such as (813) 555-0142, and no extension.'
}

const phoneField = (labels: { name: string; title: string; description?: string }) =>
  defineField({
    ...labels,
    type: 'string',
    group: 'contact',
    validation: (rule) => rule.custom(checkPhone),
  })

const addressField = (labels: { name: string; title: string; description: string }) =>
  defineField({ ...labels, type: 'address', group: 'contact', ...mustBeThere })

/** Names, contact details and footer. docs/specification.md#navigation. */
export const siteSettings = defineType({
  name: 'siteSettings',
  title: 'Settings',
  type: 'document',
  icon: CogIcon,
  groups: [
    { name: 'company', title: 'Company', icon: UserIcon, default: true },
    { name: 'contact', title: 'Contact details', icon: PinIcon },
    { name: 'footer', title: 'Menu & footer', icon: ControlsIcon },
    { name: 'announcement', title: 'Announcement', icon: BellIcon },
    { name: 'seo', title: 'Search & sharing', icon: SearchIcon },
  ],
  fields: [
    line({
      name: 'name',
      title: 'Name',
      description: 'As in the footer and in browser tabs.',
      group: 'company',
    }),
    line({
      name: 'legalName',
      title: 'Legal name',
      description: 'Above the postal address.',
      group: 'company',
    }),
    line({ name: 'tagline', title: 'Tagline', group: 'company' }),
    phoneField({
      name: 'phone',
      title: 'Phone number',
      description: 'Also dialled by “Schedule a Call Now” at the top of every page.',
    }),
    phoneField({ name: 'fax', title: 'Fax number' }),
    defineField({
      name: 'email',
      title: 'Email address',
      type: 'string',
      group: 'contact',
      components: { input: tidiedInput(trimmed) },
      validation: (rule) => [
        rule.required().email().error('Write a full email address, such as hello@example.com.'),
        // Invisible here, but part of every mailto: link.
        rule.custom(
          (email) => email === trimmed(email ?? '') || 'Remove the blank before or after the address.',
        ),
      ],
    }),
    addressField({ name: 'postalAddress', title: 'Postal address', description: 'Shown in the footer.' }),
    addressField({ name: 'office', title: 'Office', description: 'Shown on the contact page.' }),
    line({
      name: 'officeLabel',
      title: 'Place of the office',
      description: 'Shown in the footer.',
      group: 'contact',
    }),
    menuLinks({
      name: 'menuStaffing',
      title: 'More in the menu “Staffing Solutions”',
      description: 'Landing pages, below “The Roles We Staff”. Drag them into order.',
      group: 'footer',
    }),
    menuLinks({
      name: 'menuInsights',
      title: 'More in the menu “Insights”',
      description: 'Landing pages, below “FAQs”. Drag them into order.',
      group: 'footer',
    }),
    menuLinks({
      name: 'footerPages',
      title: 'Pages at the foot of every page',
      description: 'Landing pages such as the privacy policy, in the last line of the footer.',
      group: 'footer',
    }),
    paragraph({ name: 'intro', title: 'Sentence below the logo', rows: 2, max: 160, group: 'footer' }),
    foldedSection({
      name: 'footerHeadings',
      title: 'Headings of the columns',
      group: 'footer',
      columns: 3,
      fields: [
        line({ name: 'jobSeekers', title: 'First column', max: 30 }),
        line({ name: 'employers', title: 'Second column', max: 30 }),
        line({ name: 'office', title: 'Third column', max: 30 }),
      ],
    }),
    defineField({
      name: 'social',
      title: 'Social media',
      description: 'Each shows its symbol in the footer. With an address the symbol is a link.',
      type: 'array',
      group: 'footer',
      of: [defineArrayMember(socialLink)],
      validation: (rule) => [
        rule.custom((links) => uniqueNetworks(links)),
        rule.max(networkChoices.length).error('All networks are listed already. Remove one.'),
      ],
    }),
    announcementField,
    {
      ...seoField,
      description:
        'What search engines are told of the company. It stands in where a page or an article has no title, description or picture of its own.',
    },
  ],
  preview: { prepare: () => ({ title: 'Settings' }) },
})
