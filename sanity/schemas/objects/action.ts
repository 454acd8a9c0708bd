import { LaunchIcon } from '@sanity/icons/Launch'
import { defineField, defineType } from 'sanity'
import { withHttps } from '../../inputs/typedLinks.ts'
import { tidiedInput } from '../../inputs/tidiedInput.ts'
import {
  actionKinds,
  checkActionFile,
  checkActionKind,
  checkActionLabel,
  checkWebUrl,
  documentExtensions,
  pageChoices,
  type ActionDraft,
  type ActionKind,
} from '../rules/target.ts'
import { pageChoice } from './pageChoice.ts'

const draft = (parent: unknown): ActionDraft => (parent ?? {}) as ActionDraft
const unless =
  (kind: ActionKind) =>
  ({ parent }: { parent: unknown }): boolean =>
    draft(parent).kind !== kind

/** A button with one of four actions. */
export const action = defineType({
  name: 'action',
  title: 'Button',
  type: 'object',
  icon: LaunchIcon,
  fields: [
    defineField({
      name: 'label',
      title: 'Words on the button',
      type: 'string',
      validation: (rule) => [
        rule.custom((_label, { parent }) => checkActionLabel(draft(parent))),
        rule.max(50).error('Shorten this to 50 characters or fewer, so that it fits on a phone.'),
      ],
    }),
    defineField({
      name: 'kind',
      title: 'What the button does',
      type: 'string',
      options: { list: [...actionKinds], layout: 'radio' },
      validation: (rule) => rule.custom((_kind, { parent }) => checkActionKind(draft(parent))),
    }),
    ...pageChoice({ applies: (parent) => draft(parent).kind === 'page' }),
    defineField({
      name: 'url',
      title: 'Address of the website',
      description: 'Copy it from the browser’s address bar, or write it, such as www.example.com',
      type: 'string',
      components: { input: tidiedInput(withHttps) },
      hidden: unless('url'),
      validation: (rule) =>
        rule.custom((url, { parent }) => draft(parent).kind !== 'url' || checkWebUrl(url)),
    }),
    defineField({
      name: 'file',
      title: 'File',
      description: 'A PDF is best: it opens everywhere.',
      type: 'file',
      options: { accept: documentExtensions },
      hidden: unless('file'),
      validation: (rule) => rule.custom((_file, { parent }) => checkActionFile(draft(parent))),
    }),
  ],
  preview: {
    select: { title: 'label', kind: 'kind', page: 'page', landing: 'landingPage.title' },
    prepare: describeAction,
  },
})

type Selected = { title?: string; kind?: string; page?: string; landing?: string }

function describeAction({ title, kind, page, landing }: Selected) {
  const target = landing ?? pageChoices.find(({ value }) => value === page)?.title
  const purpose = actionKinds.find(({ value }) => value === kind)?.title
  return { title: title ?? 'New button', subtitle: kind === 'page' && target ? `Opens ${target}` : purpose }
}
