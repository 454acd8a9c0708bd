import { shownOn } from '../shownOn.ts'

/** The pages to generate again after a document of this type changed; none for a type that no page shows. */
export function affectedPaths(documentType: string): readonly string[] {
  return (Object.hasOwn(shownOn, documentType) && shownOn[documentType]) || []
}
