import type { Path, SchemaType } from 'sanity'
import { wordsOf } from './written.ts'

/** Placeholder text: what a new section begins with, and nobody has replaced. */

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
 * Where a text of `value` equals one of the initial value of its type, or of a type around it.
 * Where in that does not matter: an item may have moved.
 */
function placeholdersIn(
  value: unknown,
  type: SchemaType | undefined,
  around: readonly string[] = [],
): Path[] {
  if (!type) return []
  const ours = [...around, ...stringsOf(type.initialValue)]
  const text = textOf(value, type)
  if (text !== undefined) return ours.includes(text) ? [[]] : []
  const below = (step: Path[number], part: unknown, partType: SchemaType | undefined) =>
    placeholdersIn(part, partType, ours).map((path) => [step, ...path])
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

/** For a rule that warns, at each placeholder text. */
export function checkPlaceholderText(value: unknown, type: SchemaType | undefined) {
  const left = placeholdersIn(value, type)
  return left.length === 0 || left.map((path) => ({ message: warning, path }))
}
