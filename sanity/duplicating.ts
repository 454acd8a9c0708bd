import type { DocumentActionComponent, DuplicateDocumentActionComponent, MapDocument } from 'sanity'

/**
 * What a copy of a landing page begins with: all of it but the address, at which two pages cannot stand, and a name of its own, so that the two
 * can be told apart in lists. It cannot be published before somebody gives it an address.
 */
export const copyOfLandingPage: MapDocument = ({ slug: _left, ...page }) => ({
  ...page,
  ...(typeof page.title === 'string' && { title: `${page.title} (copy)` }),
})

/** Sanity's Duplicate for landing pages. */
export function duplicateWithoutAddress(duplicate: DocumentActionComponent): DocumentActionComponent {
  const DuplicateWithoutAddress: DocumentActionComponent = (props) =>
    // Only this action takes how a copy is made, which the type of actions in general does not name.
    (duplicate as DuplicateDocumentActionComponent)({ ...props, mapDocument: copyOfLandingPage })
  return Object.assign(DuplicateWithoutAddress, duplicate)
}
