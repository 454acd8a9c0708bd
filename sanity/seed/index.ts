import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

export type SeedDocument = { _id: string; _type: string; [field: string]: unknown }

/** The base of the documents' asset paths. */
export const seedAssetRoot: string = import.meta.dirname

const folder = path.join(seedAssetRoot, 'documents')

/** The content of a new dataset, in the form of Sanity's import: a file per type. */
export const seedDocuments: SeedDocument[] = readdirSync(folder).flatMap(
  (file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as SeedDocument | SeedDocument[],
)
