/**
 * Upper bounds of what is kept from a foreign post, far above honest content, so that a hostile answer costs a bounded page.
 * Texts count UTF-16 units and end in an ellipsis when cut; longer lists lose their tail.
 */
export const limits = {
  /** Bytes of UTF-8: an id becomes a file name at build time, and file systems stop at 255. */
  identity: 200,
  title: 300,
  label: 100,
  description: 2_000,
  imageAlt: 500,
  imageUrl: 2_048,
  paragraph: 20_000,
  paragraphsInAList: 500,
  sections: 200,
  /** Each of introduction, sections (together) and conclusion. */
  bodyText: 300_000,
  tags: 20,
  related: 12,
  posts: 10_000,
} as const
