/** The files of `images/`, with their alternative text. */
export const images = {
  'blog-2.svg': 'An agent with a headset and a customer, talking face to face',
  'blog-best.svg': 'A page with three lines, each with a check mark',
  'blog-fallback.svg': 'A voice and its answer, drawn as two speech shapes above one line',
  'blog-market.svg': 'Bars that rise from left to right under a climbing line',
  'blog-other.svg': 'Two strands twisted into one line',
} as const

/** A sample article of `articles.json`; `sent.ts` gives it the shape of a PHP host's response. */
export type Article = {
  id: string
  slug: string
  title: string
  category: string
  description: string
  /** Replaces the body in the list, when the host has a separate teaser. */
  teaser?: string
  introduction: string
  sections: readonly { heading: string; content: readonly string[] }[]
  conclusion: string
  image: keyof typeof images | null
  /** As the host writes it: long US-English or ISO. */
  published: string
  readTime: string
  author: string
  tags: readonly string[]
  /** Ids of other articles. */
  related: readonly string[]
}
