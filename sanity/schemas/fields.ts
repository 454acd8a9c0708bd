import {
  defineArrayMember,
  defineField,
  type ConditionalPropertyCallback,
  type FieldDefinition,
  type Rule,
  type StringRule,
} from 'sanity'
import { countedInput } from '../inputs/countedInput.tsx'
import { checkPicturePresent, shownMediaTypes, type PictureDraft } from './rules/picture.ts'
import { checkActionPresent, type ActionDraft, type Verdict } from './rules/target.ts'
import { checkLength, checkWritten } from './rules/written.ts'

type Limits = {
  title: string
  /** In characters. */
  max?: number
  optional?: boolean
}

type Words = Limits & {
  name: string
  description?: string
  group?: string
}

/** The common part of string and text rules. */
type WordRule<Rule> = {
  custom: (check: (value: string | undefined) => Verdict) => Rule
}

/** Rules for required text and its length. */
function wordRules<Rule extends WordRule<Rule>>(rule: Rule, { title, max, optional }: Limits): Rule[] {
  const rules: Rule[] = []
  if (!optional) rules.push(rule.custom((text) => checkWritten(text, title)))
  if (max !== undefined) rules.push(rule.custom((text) => checkLength(text, max)))
  return rules
}

/** One line of text. */
export function line(words: Words): FieldDefinition<'string'> {
  const { name, title, description, group, max = 80 } = words
  return defineField({
    name,
    title,
    type: 'string',
    components: { input: countedInput(max, 0.8 * max) },
    ...(description && { description }),
    ...(group && { group }),
    validation: (rule) => wordRules(rule, { ...words, max }),
  })
}

/** A paragraph of plain text. */
export function paragraph(words: Words & { rows?: number }): FieldDefinition<'text'> {
  const { name, title, description, group, rows = 3, max = 400 } = words
  return defineField({
    name,
    title,
    type: 'text',
    rows,
    components: { input: countedInput(max, 0.8 * max) },
    ...(description && { description }),
    ...(group && { group }),
    validation: (rule) => wordRules(rule, { ...words, max }),
  })
}

type Choices = Pick<Words, 'name' | 'title' | 'description'> & {
  hidden?: ConditionalPropertyCallback
  list: { value: string; title: string }[]
  initialValue?: string
  /** The message for no choice; without it the field is optional. */
  missing?: string
  /** True for one choice per line. */
  stacked?: boolean
}

/** Radio buttons. */
export function choice({ list, initialValue, missing, stacked, ...words }: Choices) {
  return defineField({
    ...words,
    type: 'string',
    options: { list, layout: 'radio', ...(!stacked && { direction: 'horizontal' }) },
    ...(initialValue !== undefined && { initialValue }),
    ...(missing !== undefined && { validation: (rule: StringRule) => rule.required().error(missing) }),
  })
}

/** Shapes in which the site shows a picture: width by height, by name for editors. */
type Shapes = Readonly<Record<string, number>>

/** The crop dialog previews `shapes`; none where the picture keeps its own shape. */
export const pictureOptions = (shapes: Shapes = {}, accept = shownMediaTypes) => ({
  hotspot: { previews: Object.entries(shapes).map(([title, aspectRatio]) => ({ title, aspectRatio })) },
  accept,
})

/** A required picture, for fields and lists. */
export const requiredPicture = {
  type: 'picture',
  validation: (rule: Rule) => rule.custom((value) => checkPicturePresent(value as PictureDraft | undefined)),
} as const

export function pictureField({
  shapes,
  ...words
}: Pick<Words, 'name' | 'title' | 'description' | 'group'> & { shapes?: Shapes }) {
  return defineField({ ...words, ...requiredPicture, options: pictureOptions(shapes) })
}

/** A required button. */
export function actionField(words: Pick<Words, 'name' | 'title' | 'description' | 'group'>) {
  return defineField({
    ...words,
    type: 'action',
    validation: (rule) => rule.custom((action) => checkActionPresent(action as ActionDraft | undefined)),
  })
}

/** For an object with required fields: Sanity does not validate the fields of a missing object. */
export const mustBeThere = {
  validation: <Required extends { required: () => Required; error: (message: string) => Required }>(
    rule: Required,
  ) => rule.required().error('Fill this in. Visitors would see a gap here.'),
}

export const folded = { collapsible: true, collapsed: true } as const

export const unfolded = { collapsible: true, collapsed: false } as const

type Folded = Pick<Words, 'name' | 'title' | 'description'> & { fields: FieldDefinition[]; columns?: number }

/** A required, folded object. */
export const foldedSection = ({ columns, ...words }: Folded) =>
  defineField({
    ...words,
    type: 'object',
    options: { ...folded, ...(columns && { columns }) },
    ...mustBeThere,
  })

/** Up to two buttons. */
export const buttons = (words: Pick<Words, 'title' | 'description' | 'group'>) =>
  defineField({
    ...words,
    name: 'actions',
    type: 'array',
    of: [defineArrayMember({ type: 'action' })],
    validation: (rule) => rule.max(2).error('Have two buttons at most. Remove one.'),
  })

/** A required text in a list. */
export const listedText = (type: 'string' | 'text', { title, max }: { title: string; max: number }) =>
  defineArrayMember({
    type,
    title,
    ...(type === 'text' && { rows: 4 }),
    validation: (rule: StringRule) => wordRules(rule, { title, max }),
  })
