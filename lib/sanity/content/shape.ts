import { isObject, type Fields } from '../../util/isObject.ts'

/** What a value of the content lake looks like. Generated from schema and queries. */
export type Shape =
  | 'string'
  | 'number'
  | 'boolean'
  | 'unknown'
  | { is: readonly unknown[] }
  | { list: Shape }
  | { anyOf: readonly Shape[] }
  | ObjectShape

type ObjectShape = {
  fields: Readonly<Record<string, Shape>>
  /** Fields that are never null. */
  needs?: readonly string[]
  /** Fields that may be absent. */
  optional?: readonly string[]
}

export type Report = (path: string) => void

/**
 * The parts of a value that have their shape: others become null, empty lists, or leave their list.
 * Undefined if nothing remains. `report` gets the path of each part left out.
 */
export function fit(shape: Shape, value: unknown, report: Report = () => {}, path = ''): unknown {
  if (shape === 'unknown') return value
  if (typeof shape === 'string') return typeof value === shape ? value : undefined
  if ('is' in shape) return shape.is.includes(value) ? value : undefined
  if ('list' in shape) return Array.isArray(value) ? fitList(shape.list, value, report, path) : undefined
  if ('fields' in shape) return isObject(value) ? fitObject(shape, value, report, path) : undefined
  const kind = shape.anyOf.find((each) => isOfKind(each, value))
  return kind && fit(kind, value, report, path)
}

function fitList(shape: Shape, list: readonly unknown[], report: Report, path: string): unknown[] {
  return list.flatMap((item, index) => {
    // A program that writes to the lake may forget keys.
    const keyed = isObject(item) && typeof item._key !== 'string' ? { ...item, _key: String(index) } : item
    const fitted = fit(shape, keyed, report, `${path}[${index}]`)
    if (fitted === undefined) report(`${path}[${index}]`)
    return fitted === undefined ? [] : [fitted]
  })
}

function fitObject(shape: ObjectShape, value: Fields, report: Report, path: string): Fields | undefined {
  const fitted: Fields = {}
  for (const [name, field] of Object.entries(shape.fields)) {
    const fieldPath = path ? `${path}.${name}` : name
    const given = value[name] ?? undefined
    // Types only tell the kinds of a union apart.
    const part = given === undefined || name === '_type' ? given : fit(field, given, report, fieldPath)
    if (part === undefined && given !== undefined) report(fieldPath)
    if (part !== undefined) fitted[name] = part
    else if (shape.needs?.includes(name)) {
      if (!isListShape(field)) return undefined
      fitted[name] = []
    } else if (!shape.optional?.includes(name)) fitted[name] = null
  }
  // Of the preview, see `editable`: the lake has no functions.
  if (typeof value.edit === 'function') fitted.edit = value.edit
  return fitted
}

const isListShape = (shape: Shape): boolean => typeof shape === 'object' && 'list' in shape

function isOfKind(shape: Shape, value: unknown): boolean {
  if (typeof shape === 'string') return shape === 'unknown' || typeof value === shape
  if ('is' in shape) return shape.is.includes(value)
  if ('list' in shape) return Array.isArray(value)
  if ('anyOf' in shape) return shape.anyOf.some((each) => isOfKind(each, value))
  const type = shape.fields._type
  return isObject(value) && (type === undefined || fit(type, value._type) !== undefined)
}
