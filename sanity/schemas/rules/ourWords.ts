import type { Path, SchemaType } from 'sanity'
import { wordsOf } from './written.ts'

/** Words with which a new section begins, and which nobody has replaced. */

/** A text that is still ours, and where it is, from the value on. */
export type OurWords = { path: Path; text: string }

type Item = { _type?: string; _key?: string }

/** All strings of an initial value; of a function's there are none. */
function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsOf) : []
}

/** A paragraph, or a line that is no choice from a list; undefined for all else. */
function textOf(value: unknown, type: SchemaType): string | undefined {
  if (type.name === 'block') return wordsOf([value])
  const isChoice = Boolean((type.options as { list?: unknown } | undefined)?.list)
  return typeof value === 'string' && !isChoice ? value : undefined
}

/**
 * The texts in `value` that equal one of the initial value of its type, or of a type around it.
 * Where in it does not matter: an item may have moved.
 */
function ourWordsIn(
  value: unknown,
  type: SchemaType | undefined,
  around: readonly string[] = [],
): OurWords[] {
  if (!type) return []
  const ours = [...around, ...stringsOf(type.initialValue)]
  const text = textOf(value, type)
  if (text !== undefined) return ours.includes(text) ? [{ path: [], text }] : []
  const below = (step: Path[number], part: unknown, partType: SchemaType | undefined) =>
    ourWordsIn(part, partType, ours).map(({ path, ...found }) => ({ path: [step, ...path], ...found }))
  if (type.jsonType === 'array' && Array.isArray(value))
    return value.flatMap((item: Item | string, index) => {
      const { _type, _key } = typeof item === 'object' ? item : {}
      const member =
        type.of.find(({ name }) => name === _type) ?? (type.of.length === 1 ? type.of[0] : undefined)
      return below(_key === undefined ? index : { _key }, item, member)
    })
  if (type.jsonType !== 'object' || typeof value !== 'object' || value === null) return []
  return type.fields.flatMap((field) =>
    below(field.name, (value as Record<string, unknown>)[field.name], field.type),
  )
}

const warning = 'These are still our words. Write your own, before visitors read them.'

/** For a rule that warns, at each text that is still ours. */
export function checkOurWords(value: unknown, type: SchemaType | undefined) {
  const left = ourWordsIn(value, type)
  return left.length === 0 || left.map(({ path }) => ({ message: warning, path }))
}
