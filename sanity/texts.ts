import { defineLocaleResourceBundle } from 'sanity'

const savePicture =
  'A picture is a JPEG, PNG, WebP, AVIF, GIF or SVG file, a download best a PDF. Save it as one of them first.'

/** Sentences in place of Sanity's, where they tell editors what to do. */
const texts = {
  structure: {
    'action.publish.validation-issues.tooltip':
      'Something is missing or too long. Press the red sign above to see what to do.',
    'action.restore.confirm.message':
      'Bring back this earlier version? It takes the place of the draft. Visitors see it when you publish it.',
    'confirm-delete-dialog.header.text_unpublish': 'Take this off the site?',
    'confirm-delete-dialog.confirmation.text_unpublish':
      'Within seconds visitors no longer see “<DocumentTitle/>”. It stays here as a draft.',
    'panes.document-operation-results.operation-error_delete':
      'Not deleted: something on the site still uses it, or the connection is down.',
    'panes.document-operation-results.operation-error_unpublish':
      'Not taken off the site: something still uses it, or the connection is down.',
  },
  studio: {
    // Sanity speaks the key of this one.
    'new-document.new-document': 'Add',
    // Often a HEIC photo of an iPhone, or a PDF in a field of a picture: the field is not named.
    'asset-sources.common.uploader.upload-failed.description': savePicture,
    'inputs.array.error.cannot-upload-unable-to-convert_one': savePicture,
    'inputs.array.error.cannot-upload-unable-to-convert_other': savePicture,
    'inputs.imagetool.description':
      'Drag the corners to crop it. Put the circle round what must never be cut off.',
  },
  validation: {
    'object.reference-not-published': 'Visitors cannot see what you picked here. Publish that first.',
    // Of questions: landing pages have `checkSlug` instead.
    'slug.not-unique': 'Another question has this link already. Change a word of it.',
    'generic.not-allowed_hint': 'Pick one of the list.',
  },
}

export const textBundles = Object.entries(texts).map(([namespace, resources]) =>
  defineLocaleResourceBundle({ locale: 'en-US', namespace, resources }),
)
