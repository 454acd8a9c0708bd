/**
 * Content as the views see it: what `resolve.ts` makes of the raw answers of the content lake.
 * A view never meets an asset reference, a Sanity type name or an unsafe address.
 */

/** A picture ready for an `img` element. */
export type Media = {
  /** Address on this site, or a `data:` image when the picture is small and vector. */
  src: string
  /** Widths to choose from; absent for vector pictures, which need none. */
  srcSet?: string
  /** CSS pixels of the part that is shown: the browser reserves its place from them. */
  width: number
  height: number
  /** Empty for decoration. */
  alt: string
  /** CSS `object-position`: what an editor wants to stay in view where the picture is cut. Absent for the middle. */
  position?: string
}

/** A button or link that leads somewhere: an action without a label or a safe target never reaches a view. */
export type Action = {
  label: string
  href: string
  /** Name under which the browser saves the target, for downloads only. */
  download?: string
}

/** By which fields the types tell a picture and an action in an answer; `resolve.ts` tells the values by the same. */
type PictureFields = { asset: unknown; decorative: unknown }
type ActionFields = { kind: unknown; page: unknown; url: unknown; label: unknown; file: unknown }

/** The type of an answer of the lake once its pictures and actions are resolved, at any depth. */
export type Resolved<T> = T extends PictureFields
  ? Media | null
  : T extends ActionFields
    ? Action | null
    : T extends readonly (infer Item)[]
      ? Item extends PictureFields
        ? (Media & { _key: string })[]
        : Item extends ActionFields
          ? (Action & { _key: string })[]
          : Resolved<Item>[]
      : T extends object
        ? { [Key in keyof T]: Resolved<T[Key]> }
        : T
