export type { SeedDocument } from './document.ts'
export { seedDocuments } from './documents.ts'

/** The folder that the documents' asset paths are relative to, absolute. */
export const seedAssetRoot: string = import.meta.dirname
