import { defineField } from 'sanity'
import type { FieldDefinition, ObjectRule, Rule, StringRule } from 'sanity'
import { checkPicturePresent } from './rules/picture.ts'
import type { PictureDraft } from './rules/picture.ts'
import { checkActionPresent } from './rules/target.ts'
import type { ActionDraft, Verdict } from './rules/target.ts'
import { checkLength, checkWritten } from './rules/written.ts'

/** The fields that nearly every page is made of, so that each asks for itself in the same words. */

type Limits = {
  title: string
  /** Longest text that still fits its place on the page, in characters. */
  max?: number
  /** True lets the field stay empty. */
  optional?: boolean
}

type Words = Limits & {
  name: string
  description?: string
  group?: string
}

/** What the rules of a line and of a paragraph have in common, in a field and in a list. */
type WordRule<Rule> = {
  custom: (check: (value: string | undefined) => Verdict) => Rule
}

/** Two rules with a message each: the editor reads what to do, not which check failed. */
export function wordRules<Rule extends WordRule<Rule>>(rule: Rule, { title, max, optional }: Limits): Rule[] {
  const rules: Rule[] = []
  if (!optional) rules.push(rule.custom((text) => checkWritten(text, title)))
  if (max !== undefined) rules.push(rule.custom((text) => checkLength(text, max)))
  return rules
}

/** One line of text, such as a heading or a label. */
export function line(words: Words): FieldDefinition<'string'> {
  const { name, title, description, group } = words
  return defineField({
    name,
    title,
    type: 'string',
    ...(description && { description }),
    ...(group && { group }),
    validation: (rule) => wordRules(rule, { max: 80, ...words }),
  })
}

/** A paragraph of plain text. */
export function paragraph(words: Words & { rows?: number }): FieldDefinition<'text'> {
  const { name, title, description, group, rows = 3 } = words
  return defineField({
    name,
    title,
    type: 'text',
    rows,
    ...(description && { description }),
    ...(group && { group }),
    validation: (rule) => wordRules(rule, { max: 400, ...words }),
  })
}

type Choices = Pick<Words, 'name' | 'title' | 'description'> & {
  /** What is stored for each choice, and the word that the editor reads. */
  list: { value: string; title: string }[]
  /** The value that a new document begins with. */
  initialValue?: string
  /** The sentence for an editor who has chosen nothing; without one the field may stay empty. */
  missing?: string
  /** True puts each choice on a line of its own. */
  stacked?: boolean
}

/** One of a few, all to be seen at once. */
export function choice({ list, initialValue, missing, stacked, ...words }: Choices) {
  return defineField({
    ...words,
    type: 'string',
    options: { list, layout: 'radio', ...(!stacked && { direction: 'horizontal' }) },
    ...(initialValue !== undefined && { initialValue }),
    ...(missing !== undefined && { validation: (rule: StringRule) => rule.required().error(missing) }),
  })
}

/** What makes a picture one that must be there, in a field and in a list. */
export const requiredPicture = {
  type: 'picture',
  validation: (rule: Rule) => rule.custom((value) => checkPicturePresent(value as PictureDraft | undefined)),
} as const

/** A picture that must be there. */
export function pictureField(words: Pick<Words, 'name' | 'title' | 'description' | 'group'>) {
  return defineField({ ...words, ...requiredPicture })
}

/** A button that must be there. */
export function actionField(words: Pick<Words, 'name' | 'title' | 'description' | 'group'>) {
  return defineField({
    ...words,
    type: 'action',
    validation: (rule) => rule.custom((action) => checkActionPresent(action as ActionDraft | undefined)),
  })
}

/**
 * For an object whose fields must be filled in. When the last of them is cleared, Sanity drops the object, and asks nothing more of the fields
 * of an object that is not there.
 */
export const mustBeThere = {
  validation: (rule: ObjectRule) => rule.required().error('Fill this in. Visitors would see a gap here.'),
}

/** Opens only when asked, so that a page reads as a list of its sections. */
export const folded = { collapsible: true, collapsed: true } as const

/** Stays open, and can be folded away. */
export const unfolded = { collapsible: true, collapsed: false } as const
