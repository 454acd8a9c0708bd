import { routes } from '../routes.ts'

/**
 * Click-to-edit hides an address inside each text of a draft. These fields must stay bare: they are compared, looked up or put into
 * an attribute, and never read on the page. Used for drafts only; public pages carry none of it.
 */
const bareFields = new Set([
  'kind',
  'page',
  'url',
  'href',
  'ground',
  'icon',
  'tone',
  'network',
  'current',
  'originalFilename',
  'mimeType',
  'style',
  'listItem',
  'marks',
])

/**
 * Texts of the settings that stand in links, in the head or in phone numbers as well. Marks would spoil those, so these stay bare and
 * the preview finds them by their words.
 */
export const bareSettings = ['name', 'phone', 'fax', 'email'] as const

/** Names of groups for screen readers, on the home page and on landing pages: attributes, which nobody sees or clicks. */
const groupNames = new Set(['stats.label', 'sections.label'])

type FilterProps = {
  sourcePath: readonly unknown[]
  sourceDocument?: { _type?: string } | undefined
  filterDefault: (props: never) => boolean
}

/** How drafts are marked for click-to-edit; the same on the server and in the preview. */
export const stegaOptions = {
  enabled: true,
  studioUrl: routes.studio,
  filter: (props: FilterProps) => {
    const names = props.sourcePath.filter((segment): segment is string => typeof segment === 'string')
    // Search engines and link previews read these; nobody can click them.
    if (names.includes('seo')) return false
    const field = names.at(-1)
    if (props.sourceDocument?._type === 'siteSettings' && names.length === 1) {
      if (bareSettings.some((name) => name === field)) return false
    }
    if (groupNames.has(names.join('.'))) return false
    return field !== undefined && !bareFields.has(field) && !field.startsWith('_')
  },
}
