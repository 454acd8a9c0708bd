export type { SeedDocument } from './document.ts'
export { seedDocuments } from './documents.ts'

/** The base of the documents' asset paths. */
export const seedAssetRoot: string = import.meta.dirname
