/** The shape of seed documents: the generated types, with the file's place on disk where an uploaded asset would be. */

/** What every seed document has; its fields are those of its type. */
export type SeedDocument = { _id: string; _type: string; [field: string]: unknown }

/** Sanity's import form of an asset: `image@file://./images/…` or `file@file://./files/…`, relative to this folder. */
type AssetPath = `${'image' | 'file'}@file://./${string}`

type SystemField = '_createdAt' | '_updatedAt' | '_rev'

/** A value as the seed writes it: assets by path, everything else as the generated type has it. */
export type Seeded<T> = T extends readonly (infer Item)[]
  ? Seeded<Item>[]
  : 'asset' extends keyof T
    ? Omit<T, 'asset' | 'media'> & { _sanityAsset: AssetPath }
    : T extends object
      ? { [Field in keyof T as Exclude<Field, SystemField>]: Seeded<T[Field]> }
      : T
