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
  'anchor',
  'originalFilename',
  'mimeType',
  'style',
  'listItem',
  'marks',
])

type FilterProps = { sourcePath: readonly unknown[]; filterDefault: (props: never) => boolean }

/** How drafts are marked for click-to-edit; the same on the server and in the preview. */
export const stegaOptions = {
  enabled: true,
  studioUrl: routes.studio,
  filter: (props: FilterProps) => {
    const names = props.sourcePath.filter((segment): segment is string => typeof segment === 'string')
    // Search engines and link previews read these; nobody can click them.
    if (names.includes('seo')) return false
    const field = names.at(-1)
    return field !== undefined && !bareFields.has(field) && !field.startsWith('_')
  },
}
