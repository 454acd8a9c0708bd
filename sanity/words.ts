import { defineLocaleResourceBundle } from 'sanity'

/** Overrides of Sanity's interface texts, for marketing staff. */

const structureWords = {
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
    '<Strong>{{title}}</Strong> is published. Visitors see it within seconds.',
  'panes.document-operation-results.operation-success_restore':
    'The earlier version is back as a draft. Publish it to show it to visitors.',
  'panes.document-operation-results.operation-success_unpublish':
    '<Strong>{{title}}</Strong> leaves the site within seconds. It stays here as a draft.',
  'panes.document-pane.document-not-found.loading': 'Loading…',
} as const

const studioWords = {
  'asset-sources.common.uploader.upload-failed.description':
    'This is not a file that can be shown here, or the connection is down. Check the file and try again.',
  'inputs.array.resolving-initial-value': 'One moment…',
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
