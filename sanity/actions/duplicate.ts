import type { DocumentActionComponent, DuplicateDocumentActionComponent, MapDocument } from 'sanity'

/** A copy of a landing page has another title, no slug, which must be unique, and no end. */
export const copyOfLandingPage: MapDocument = ({
  slug: _slug,
  visibleFrom: _from,
  visibleUntil: _until,
  afterEnd: _afterEnd,
  ...page
}) => ({
  ...page,
  ...(typeof page.title === 'string' && { title: `${page.title} (copy)` }),
})

export function duplicateWithoutPath(duplicate: DocumentActionComponent): DocumentActionComponent {
  const DuplicateWithoutPath: DocumentActionComponent = (props) =>
    // Only the type of this action has `mapDocument`.
    (duplicate as DuplicateDocumentActionComponent)({ ...props, mapDocument: copyOfLandingPage })
  return Object.assign(DuplicateWithoutPath, duplicate)
}
