import { isObject } from '../json.ts'

/**
 * Turns references that were weak only because their target was not published yet into what the
 * schema asks for. The Studio marks them with `_strengthenOnPublish`; publishing settles them.
 */
export function strengthenReferences(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(strengthenReferences)
  if (!isObject(value)) return value
  const { _strengthenOnPublish: mark, ...rest } = value
  if (typeof value._ref === 'string' && isObject(mark)) {
    const { _weak, ...strong } = rest
    return mark.weak === true ? rest : strong
  }
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, strengthenReferences(item)]))
}
