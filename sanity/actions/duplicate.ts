import type { DocumentActionComponent, DuplicateDocumentActionComponent, MapDocument } from 'sanity'

/** A copy of a landing page has another title and no slug, which must be unique. */
export const copyOfLandingPage: MapDocument = ({ slug: _left, ...page }) => ({
  ...page,
  ...(typeof page.title === 'string' && { title: `${page.title} (copy)` }),
})

export function duplicateWithoutAddress(duplicate: DocumentActionComponent): DocumentActionComponent {
  const DuplicateWithoutAddress: DocumentActionComponent = (props) =>
    // Only the type of this action has `mapDocument`.
    (duplicate as DuplicateDocumentActionComponent)({ ...props, mapDocument: copyOfLandingPage })
  return Object.assign(DuplicateWithoutAddress, duplicate)
}
