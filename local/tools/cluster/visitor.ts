/** Visitors who look at pages again and again, and remember what may never happen. */

const heading = /Round (\d+)\./

/** A link to a post, on the blog page. */
const post = /href="\/blog\/(?!page)/

type Seen = { status: number; round: number; milliseconds: number }

/** A response that ends in the middle: no proxy can ask another replica then. */
const cut = 598

/**
 * One view of a page. Status 0: no response; 598: a part of one; 599: a whole one that lacks its
 * content.
 */
export async function view(base: string, page = '/faq'): Promise<Seen> {
  const begun = performance.now()
  let broken = 0
  try {
    const response = await fetch(`${base}${page}`, { signal: AbortSignal.timeout(20_000) })
    broken = cut
    const text = await response.text()
    const isGood = text.endsWith('</html>') && (page !== '/blog' || post.test(text))
    const status = response.status === 200 && !isGood ? 599 : response.status
    const round = Number(heading.exec(text)?.[1] ?? 0)
    return { status, round, milliseconds: performance.now() - begun }
  } catch {
    return { status: broken, round: 0, milliseconds: performance.now() - begun }
  }
}

/** What several visitors saw: faults, responses that were cut short, and the longest view. */
type Visits = { faults: string[]; cut: number; views: number; slowest: number }

/** Visitors who look at `pages` of each base until the result is called. */
export function visitors(bases: readonly string[], pages: readonly string[]): () => Promise<Visits> {
  const seen: Visits = { faults: [], cut: 0, views: 0, slowest: 0 }
  let isOver = false
  const look = async (base: string) => {
    const newest = new Map<string, number>()
    while (!isOver) {
      for (const page of pages) {
        const { status, round, milliseconds } = await view(base, page)
        const before = newest.get(page) ?? 0
        if (status === cut) seen.cut += 1
        else if (status !== 200) seen.faults.push(`${page} had status ${status}`)
        else if (round < before) seen.faults.push(`${page} went back from ${before} to ${round}`)
        newest.set(page, Math.max(before, round))
        seen.slowest = Math.max(seen.slowest, Math.round(milliseconds))
        seen.views += 1
      }
      await new Promise((next) => setTimeout(next, 20))
    }
  }
  const looking = Promise.all(bases.map(look))
  return async () => {
    isOver = true
    await looking
    if (seen.views === 0) seen.faults.push('nobody looked')
    return seen
  }
}

/** Milliseconds until a page of every base shows a round; Infinity after `timeout`. */
export async function seenOn(bases: readonly string[], round: number, timeout = 20_000): Promise<number> {
  const begun = performance.now()
  const times = await Promise.all(
    bases.map(async (base) => {
      while ((await view(base)).round !== round) {
        if (performance.now() - begun > timeout) return Infinity
        await new Promise((next) => setTimeout(next, 10))
      }
      return performance.now() - begun
    }),
  )
  return Math.max(...times)
}
