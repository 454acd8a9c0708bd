import { defineLocaleResourceBundle, type LocaleResourceBundle, type LocalesBundlesOption } from 'sanity'

/** Overrides of Sanity's interface texts, for marketing staff. */

const structureWords = {
  'changes.banner.description': 'What happened here, latest first.',
  'changes.banner.tooltip': 'Pick an entry to see the form as it was.',
  'production-preview.menu-item.title': 'Open on the site',
  'action.copy-document-id.label': 'Copy technical id',
  'action.copy-link-to-document.label': 'Copy link to this form',
  'action.discard-changes.confirm-dialog.confirm-discard-changes-draft':
    'Discard this draft? Nothing of it was published yet.',
  'action.discard-changes.disabled.no-change': 'There are no unpublished changes.',
  'action.publish.validation-in-progress.label': 'Checking…',
  'action.publish.validation-issues.tooltip':
    'Something is missing or too long. Press the red sign above to see what to do.',
  'action.restore.confirm.message':
    'Bring back this earlier version? It takes the place of the draft. Visitors see it when you publish it.',
  'banners.deleted-document-banner.restore-button.text': 'Bring it back as a draft',
  'banners.deleted-document-banner.text': 'This has been deleted.',
  'buttons.action-menu-button.aria-label': 'More actions',
  'buttons.action-menu-button.tooltip': 'More actions',
  'document-inspector.menu-item.title': 'Technical details',
  'document-view.form-view.loading': 'Loading…',
  'pane-header.create-new-button.tooltip': 'Add',
  'panes.document-list-pane.no-documents-of-type.text': 'Nothing here yet',
  'panes.document-list-pane.no-matching-documents.text': 'Nothing found',
  'panes.document-operation-results.operation-error_delete':
    'Not deleted: something on the site still uses it, or the connection is down. Try again in a moment.',
  'panes.document-operation-results.operation-error_unpublish':
    'Not taken off the site: something still uses it, or the connection is down. Try again in a moment.',
  'panes.document-operation-results.operation-success_delete': 'Deleted.',
  'panes.document-operation-results.operation-success_publish':
    // With `em`, for screen readers only: see _document.js.
    '<em>{{title}}</em> is published. Visitors see it within seconds.',
  'panes.document-operation-results.operation-success_restore':
    'The earlier version is back as a draft. Publish it to show it to visitors.',
  'panes.document-operation-results.operation-success_unpublish':
    '<Strong>{{title}}</Strong> leaves the site within seconds. It stays here as a draft.',
  'panes.document-pane.document-not-found.loading': 'Loading…',
} as const

/** For a file that a field refuses, such as an iPhone's HEIC photo. */
const savedAs = 'Save a picture as JPEG, PNG, WebP or SVG, or a document as PDF, and upload that.'

const studioWords = {
  // Without it, Sanity speaks the key.
  'new-document.new-document': 'Add',
  'release.chip.draft': 'Latest',
  'release.chip.global.drafts': 'With changes',
  'release.navbar.drafts': 'With changes',
  'release.navbar.published': 'As visitors see it',
  'release.chip.published': 'On the site',
  'release.chip.tooltip.no-edits': 'There are no unpublished changes.',
  'asset-sources.common.uploader.upload-failed.description': `${savedAs} If it is one already, try again in a moment.`,
  'asset-sources.common.uploader.upload-failed.title': 'Not uploaded',
  'inputs.array.error.cannot-upload-unable-to-convert_one': savedAs,
  'inputs.array.error.cannot-upload-unable-to-convert_other': savedAs,
  'inputs.array.resolving-initial-value': 'One moment…',
  'inputs.files.common.drop-message.drop-to-upload.no-accepted-file-message_one': 'Not this kind of file',
  'inputs.files.common.drop-message.drop-to-upload.no-accepted-file-message_other':
    'Not these kinds of files',
  'inputs.files.common.placeholder.cannot-upload-some-files_one': 'Not this kind of file',
  'inputs.image.drag-overlay.cannot-upload-here': 'Not this kind of file',
  'inputs.image.hotspot-dialog.title': 'Crop the picture',
  'inputs.imagetool.description':
    'Drag the corners to crop it. Put the circle round what must never be cut off: drag it there, and make it smaller with the dot on its edge.',
  'inputs.imagetool.title': 'What visitors see of it',
  'inputs.imagetool.vector-warning.expand-developer-info': 'For developers',
  'inputs.imagetool.vector-warning.title':
    'This is a drawing (SVG). The circle counts; cropping does nothing.',
  'new-document.create-new-document-label': 'Add…',
  'new-document.filter-placeholder': 'What would you like to add?',
  'new-document.new-document-aria-label': 'Things to add',
  'new-document.no-document-types-found': 'Nothing found',
} as const

const presentationWords = {
  'locations-banner.resolving.text': 'Looking for the pages that show this…',
  'main-document.missing.text': 'No form of ours belongs to <Code>{{path}}</Code>',
} as const

const validationWords = {
  'generic.not-allowed': 'Pick one of the list.',
  'generic.not-allowed_hint': 'Pick one of the list.',
  'object.reference-not-published': 'Visitors cannot see what you picked here. Publish that first.',
  // Landing pages have `checkSlug` instead.
  'slug.not-unique': 'Another question has this link already. Change a word of it.',
} as const

const copyPasteWords = {
  'copy-paste.field-action-copy-button.document.title': 'Copy all fields',
  'copy-paste.field-action-paste-button.document.title': 'Paste all fields',
} as const

export const words = [
  { namespace: 'structure', resources: structureWords },
  { namespace: 'studio', resources: studioWords },
  { namespace: 'presentation', resources: presentationWords },
  { namespace: 'validation', resources: validationWords },
  { namespace: 'copy-paste', resources: copyPasteWords },
].map((bundle) => defineLocaleResourceBundle({ locale: 'en-US', ...bundle }))

/** Developers' words, and what editors call it. The longer come first. */
const glossary = [
  ['document types?', 'kind of item'],
  ['schema types?', 'kind of item'],
  ['documents', 'items'],
  ['document', 'item'],
  ['datasets?', 'store'],
  ['schema', 'form'],
  ['perspectives', 'views'],
  ['perspective', 'view'],
  ['references', 'links'],
  ['reference', 'link'],
  ['assets', 'files'],
  ['asset', 'file'],
  ['revisions', 'versions'],
  ['revision', 'version'],
  ['hotspot', 'focus'],
  ['objects', 'parts'],
  ['object', 'part'],
  ['arrays', 'lists'],
  ['array', 'list'],
  ['workspace', 'Studio'],
] as const

const terms = new RegExp(`\\b(?:${glossary.map(([term]) => `(${term})`).join('|')})\\b`, 'gi')

/** Neither variables nor markup. */
const kept = /(\{\{.*?\}\}|<[^>]*>)/

/** A text of Sanity's in the words of editors. */
export const inPlainWords = (text: string): string =>
  text
    .split(kept)
    .map((part, index) => (index % 2 === 1 ? part : part.replace(terms, plainTerm)))
    .join('')

function plainTerm(found: string, ...groups: unknown[]): string {
  const plain = glossary.find((_entry, index) => groups[index] !== undefined)?.[1] ?? found
  return /^[A-Z]/.test(found) ? `${plain.charAt(0).toUpperCase()}${plain.slice(1)}` : plain
}

type Texts = Exclude<LocaleResourceBundle['resources'], (...given: never[]) => unknown>

async function plainResources({ resources }: LocaleResourceBundle): Promise<Texts> {
  const loaded: object = typeof resources === 'function' ? await resources() : resources
  const texts = 'default' in loaded && typeof loaded.default === 'object' ? loaded.default : loaded
  return Object.fromEntries(
    Object.entries(texts ?? {}).map(([key, text]) => [
      key,
      typeof text === 'string' ? inPlainWords(text) : text,
    ]),
  )
}

/** All texts of the Studio: Sanity's in plain words, then those written for this site. */
export const localeBundles: LocalesBundlesOption = (given) => [
  ...given.map((bundle) =>
    bundle.locale === 'en-US'
      ? { ...bundle, resources: async () => ({ default: await plainResources(bundle) }) }
      : bundle,
  ),
  ...words,
]
