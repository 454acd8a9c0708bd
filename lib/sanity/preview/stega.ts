import { routes } from '../../site/pages.ts'

/** Fields without stega marks: they are compared, looked up or used as attributes. */
const bareFields = new Set([
  'kind',
  'page',
  'section',
  'anchor',
  'recipient',
  'url',
  'href',
  'ground',
  'visibleFrom',
  'visibleUntil',
  'side',
  'category',
  'icon',
  'tone',
  'network',
  'current',
  'originalFilename',
  'mimeType',
  'style',
  'listItem',
  'marks',
  // A click on the number before it opens the number.
  'suffix',
])

/** Also used in links, the head or phone numbers. */
const bareSettings = ['name', 'phone', 'fax', 'email'] as const

/** Group names for screen readers: attributes, which nobody sees or clicks. */
const groupNames = new Set(['stats.label', 'sections.label'])

type FilterProps = {
  sourcePath: readonly unknown[]
  sourceDocument?: { _type?: string } | undefined
  filterDefault: (props: never) => boolean
}

/** Options of click-to-edit, for the server and the preview. */
export const stegaOptions = {
  enabled: true,
  studioUrl: routes.studio,
  filter: (props: FilterProps) => {
    const names = props.sourcePath.filter((segment): segment is string => typeof segment === 'string')
    // Nobody can click these.
    if (names.includes('seo')) return false
    const field = names.at(-1)
    if (props.sourceDocument?._type === 'siteSettings' && names.length === 1) {
      if (bareSettings.some((name) => name === field)) return false
    }
    if (groupNames.has(names.join('.'))) return false
    return field !== undefined && !bareFields.has(field) && !field.startsWith('_')
  },
}
