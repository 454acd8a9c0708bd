import { isObject, type Fields } from '../isObject.ts'
import { safeHref, safeWebHref } from '../links.ts'
import { telHref } from '../phone.ts'
import type { Action, Resolved } from './content.ts'
import { downloadHref, toMedia, type PictureAnswer } from './media.ts'

/** What the answer alone does not say. */
export type ResolveContext = {
  /** The phone number of the site settings, for buttons that dial it. */
  phone?: string | null
  /** Markup of small vector pictures, by file name: see `media.ts`. */
  inline?: ReadonlyMap<string, string>
}

type ActionAnswer = {
  label?: string | null
  kind?: string | null
  page?: string | null
  url?: string | null
  file?: { url?: string | null; originalFilename?: string | null } | null
}

const isPicture = (value: Fields): value is Fields & PictureAnswer =>
  'asset' in value && 'decorative' in value

const isAction = (value: Fields): value is Fields & ActionAnswer =>
  'kind' in value && 'page' in value && 'label' in value

/** The picture answers at any depth of an answer of the lake. */
export function picturesOf(value: unknown): PictureAnswer[] {
  if (Array.isArray(value)) return value.flatMap(picturesOf)
  if (!isObject(value)) return []
  return isPicture(value) ? [value] : Object.values(value).flatMap(picturesOf)
}

function toAction(answer: ActionAnswer, context: ResolveContext): Action | null {
  const label = answer.label?.trim()
  if (!label) return null
  const target = actionTarget(answer, context)
  if (!target) return null
  return answer.kind === 'file'
    ? { label, href: target, download: answer.file?.originalFilename ?? '' }
    : { label, href: target }
}

function actionTarget(answer: ActionAnswer, context: ResolveContext): string | undefined {
  switch (answer.kind) {
    case 'url':
      return safeWebHref(answer.url)
    case 'file':
      return downloadHref(answer.file?.url)
    case 'call':
      return telHref(context.phone)
    default:
      return safeHref(answer.page)
  }
}

/**
 * An answer of the lake with every picture and button turned into what views show. A picture without a file and a button without
 * a label or a safe target become null, and so do texts of nothing but blanks; all these leave a list altogether. Never throws: an odd
 * shape passes through as it is.
 */
export function resolve<T>(answer: T, context: ResolveContext): Resolved<T> {
  return resolveValue(answer, context) as Resolved<T>
}

function resolveValue(value: unknown, context: ResolveContext): unknown {
  if (Array.isArray(value))
    return value.map((item) => resolveItem(item, context)).filter((item) => item !== null)
  if (typeof value === 'string') return value.trim() === '' ? null : value
  if (!isObject(value)) return value ?? null
  // Between two marks a space is a text of its own.
  if (value._type === 'span') return value
  if (isPicture(value)) return toMedia(value, context.inline)
  if (isAction(value)) return toAction(value, context)
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, resolveValue(field, context)]),
  )
}

/** A list's item keeps its `_key`: React and click-to-edit find it by that. */
function resolveItem(item: unknown, context: ResolveContext): unknown {
  const resolved = resolveValue(item, context)
  const keyed = isObject(item) && isObject(resolved) && typeof item._key === 'string'
  return keyed ? { ...resolved, _key: item._key } : resolved
}
