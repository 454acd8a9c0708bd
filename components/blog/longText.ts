/** Ends a text after so many lines: cards of a list stay cards whatever the host sends. Honest texts are shorter. */
export const mostLines = (lines: number) =>
  `display:-webkit-box;overflow:hidden;-webkit-box-orient:vertical;-webkit-line-clamp:${lines};`
