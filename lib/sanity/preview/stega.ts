import { routes } from '#lib/site/pages.ts'

/** Fields without stega marks beside Sanity's own choice: they are compared, or used as attributes. */
const bareFields = new Set([
  'kind',
  'section',
  'anchor',
  'recipient',
  // The stored name of each background.
  'ground',
  'side',
  'category',
  'tone',
  'network',
  'originalFilename',
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
    const field = names.at(-1)
    const isSetting = props.sourceDocument?._type === 'siteSettings' && names.length === 1
    if (isSetting && bareSettings.some((name) => name === field)) return false
    if (field === undefined || bareFields.has(field) || groupNames.has(names.join('.'))) return false
    return props.filterDefault(props as never)
  },
}
