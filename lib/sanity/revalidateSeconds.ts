/**
 * Seconds after which a page is generated again even if no publish was announced: the net under a lost webhook. In a file of its own,
 * because the blog keeps to it too and has no use for the content lake.
 */
export const revalidateSeconds = 300
