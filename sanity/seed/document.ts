export type SeedDocument = { _id: string; _type: string; [field: string]: unknown }

/** Sanity's import form of an asset, such as `image@file://./images/…`, relative to this folder. */
type AssetPath = `${'image' | 'file'}@file://./${string}`

type SystemField = '_createdAt' | '_updatedAt' | '_rev'

/** A generated type, with assets by path and without system fields. */
export type Seeded<T> = T extends readonly (infer Item)[]
  ? Seeded<Item>[]
  : 'asset' extends keyof T
    ? Omit<T, 'asset' | 'media'> & { _sanityAsset: AssetPath }
    : T extends object
      ? { [Field in keyof T as Exclude<Field, SystemField>]: Seeded<T[Field]> }
      : T
