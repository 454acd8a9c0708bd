/** What a visitor gets who runs no scripts. */

export const textOf = async (path: string, base: string): Promise<string> =>
  (await fetch(new URL(path, base))).text()

/** The status of the answer at `path`, without following where it leads. */
export const statusOf = async (path: string, base: string): Promise<number> =>
  (await fetch(new URL(path, base), { redirect: 'manual' })).status

/** The main headlines of a page, as HTML: what an editor wrote stands in it escaped. */
export const headlinesOf = (html: string): string[] =>
  [...html.matchAll(/<h1[^>]*>(.*?)<\/h1>/gs)].map(([, headline = '']) => headline)
