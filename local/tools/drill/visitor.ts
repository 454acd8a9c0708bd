/** Sees the FAQ page again and again, and remembers what may never happen. */

const heading = /Drill (\d+)\./

/** A link to a post, on the blog page. */
const post = /href="\/blog\/(?!page)/

export type Seen = { status: number; round: number; milliseconds: number }

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

/** A visitor in a loop. */
export class Visitor {
  readonly #base: string
  readonly #pages: readonly string[]
  readonly #newest = new Map<string, number>()
  readonly #faults: string[] = []
  #cut = 0
  #slowest = 0
  #views = 0
  #isLeaving = false
  #loop: Promise<void>

  constructor(base: string, pages: readonly string[] = ['/faq']) {
    this.#base = base
    this.#pages = pages
    this.#loop = this.#look()
  }

  /** Stops; what went wrong, the responses cut short, and the longest view in milliseconds. */
  async leave(): Promise<{ faults: string[]; cut: number; views: number; slowest: number }> {
    this.#isLeaving = true
    await this.#loop
    return { faults: this.#faults, cut: this.#cut, views: this.#views, slowest: Math.round(this.#slowest) }
  }

  async #look(): Promise<void> {
    while (!this.#isLeaving) {
      for (const page of this.#pages) {
        const { status, round, milliseconds } = await view(this.#base, page)
        const newest = this.#newest.get(page) ?? 0
        if (status === cut) this.#cut += 1
        else if (status !== 200) this.#faults.push(`${page} had status ${status}`)
        else if (round < newest) this.#faults.push(`${page} went back from ${newest} to ${round}`)
        this.#newest.set(page, Math.max(newest, round))
        this.#slowest = Math.max(this.#slowest, milliseconds)
        this.#views += 1
      }
      await new Promise((next) => setTimeout(next, 20))
    }
  }
}
