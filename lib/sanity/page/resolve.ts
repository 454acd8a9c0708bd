import { stegaClean } from 'next-sanity'
import { downloadHref, toMedia, type LakeImage, type Media } from '#lib/images/lakeImage.ts'
import { safeWebHref } from '#lib/site/links.ts'
import { telHref } from '#lib/site/phone.ts'
import { pageHref, type PageLink } from '#lib/site/sectionAnchors.ts'
import { isObject, type Fields } from '#lib/util/isObject.ts'
import type { Editable } from '../preview/editable.ts'
import { fitBlock, type TextBlock } from './textBlock.ts'

/** A button or link. One without a label or a safe target never reaches a view. */
export type Action = {
  label: string
  href: string
  /** File name of a download. */
  download?: string
}

/** Types of the schemas that are images; in a list each keeps its key. */
type ImageType = 'picture' | 'image' | 'logo'

/** The type of a result with images, actions and texts resolved, at any depth. */
export type Resolved<T> = T extends { _type: ImageType }
  ? Media | null
  : T extends { _type: 'action' }
    ? Action | null
    : T extends { _type: 'block' }
      ? TextBlock
      : T extends readonly (infer Item)[]
        ? Item extends { _type: ImageType }
          ? (Media & { _key: string })[]
          : Item extends { _type: 'action' }
            ? (Action & { _key: string } & Editable)[]
            : Resolved<Item>[]
        : T extends object
          ? { [Key in keyof T]: Resolved<T[Key]> } & Editable
          : T

type ResolveContext = {
  /** For buttons that dial it. */
  phone?: string | null
  /** Markup of SVGs to inline, by URL. */
  inline?: ReadonlyMap<string, string>
  /** The path of the page, for links to its own sections. */
  own?: string
}

type RawAction = PageLink & {
  label?: string | null
  kind?: string | null
  url?: string | null
  file?: { url?: string | null; originalFilename?: string | null } | null
}

const isImage = (value: Fields): value is Fields & LakeImage =>
  value._type === 'picture' || value._type === 'image' || value._type === 'logo'

function imagesOf(value: unknown): LakeImage[] {
  if (Array.isArray(value)) return value.flatMap(imagesOf)
  if (!isObject(value)) return []
  return isImage(value) ? [value] : Object.values(value).flatMap(imagesOf)
}

/** Images of the first screen: hero, first landing section, or the page's own. */
export function firstScreenImages(page: unknown): LakeImage[] {
  if (!isObject(page)) return []
  const [firstSection] = Array.isArray(page.sections) ? (page.sections as unknown[]) : []
  return imagesOf([page.hero, firstSection, page.image])
}

function toAction(raw: RawAction, context: ResolveContext): Action | null {
  const label = raw.label?.trim()
  const href = label && targetOf(raw, context)
  if (!href) return null
  return raw.kind === 'file' ? { label, href, download: raw.file?.originalFilename ?? '' } : { label, href }
}

function targetOf(raw: RawAction, context: ResolveContext): string | undefined {
  switch (raw.kind) {
    case 'url':
      return safeWebHref(raw.url)
    case 'file':
      return downloadHref(raw.file?.url, raw.file?.originalFilename ?? '')
    case 'call':
      return telHref(context.phone)
    default:
      return pageHref(raw, context.own)
  }
}

/** A query's result for views. Unusable images, buttons and texts become null or leave lists. */
export function resolve<T>(result: T, context: ResolveContext): Resolved<T> {
  return resolveValue(result, context) as Resolved<T>
}

function resolveValue(value: unknown, context: ResolveContext): unknown {
  if (Array.isArray(value))
    return value.map((item) => resolveItem(item, context)).filter((item) => item !== null)
  if (typeof value === 'string') return stegaClean(value).trim() === '' ? null : value
  if (!isObject(value)) return value ?? null
  if (isImage(value)) return toMedia(value, context.inline)
  switch (value._type) {
    case 'block':
      return fitBlock(value, context.own)
    case 'action':
      return toAction(value, context)
    case 'socialLink':
      return { ...value, url: safeWebHref(value.url as string | null) ?? null }
  }
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, resolveValue(field, context)]),
  )
}

/** A list item keeps its `_key` for React, and `edit` for the preview. */
function resolveItem(item: unknown, context: ResolveContext): unknown {
  const resolved = resolveValue(item, context)
  const isKeyed = isObject(item) && isObject(resolved) && typeof item._key === 'string'
  return isKeyed ? { ...resolved, _key: item._key, ...(item.edit ? { edit: item.edit } : {}) } : resolved
}
