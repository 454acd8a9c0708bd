import { isObject } from '#lib/util/isObject.ts'

/** The value of `data-sanity` for a field of an object, or without a field for all of it. */
type Edit = (field?: string) => string | undefined

/** Only objects of the preview can say which part of a document they are. */
export type Editable = { edit?: Edit }

type Path = readonly (string | number)[]

/** `data-sanity` for a path in a query's result, if the source map has it. */
type Encode = (path: Path) => string | undefined

/** A query's result whose objects have `edit`. Running text needs none: its words carry stega. */
export function editable(value: unknown, encode: Encode, path: Path = []): unknown {
  if (Array.isArray(value)) return value.map((item, index) => editable(item, encode, [...path, index]))
  if (!isObject(value) || value._type === 'block') return value
  const fields = Object.entries(value).map(([name, field]) => [
    name,
    editable(field, encode, [...path, name]),
  ])
  const edit: Edit = (field) =>
    field ? encode([...path, field]) : whole(encode([...path, '_key' in value ? '_key' : '_type']))
  return { ...Object.fromEntries(fields), edit }
}

/** Source maps know fields only: `path=hero.image` for `path=hero.image._type`. */
const whole = (source: string | undefined) => source?.replace(/\.[^.;]+(?=;base=)/, '')
