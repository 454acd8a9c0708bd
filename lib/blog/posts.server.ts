import type { GetStaticPropsContext } from 'next'
import { routes } from '../routes.ts'
import { blogFailure } from './failure.ts'
import { revalidateSeconds as pageSeconds } from '../sanity/revalidateSeconds.ts'
import { RateLimit } from '../security/rateLimit.server.ts'
import {
  askForPost,
  askForPosts,
  isKept,
  isListed,
  keptPost,
  keptPosts,
  listedPost,
  postsOfLast,
  type PostVerdict,
} from './host.server.ts'
import type { PostRange } from './pages.ts'
import { homeRange, listOf, pageCount, pageRange } from './pages.ts'
import { building, ifInTime } from './patience.server.ts'
import { keepPictures, withOwnPictures } from './pictures/own.server.ts'
import type { BlogCard, PostImage } from './post.ts'
import type { PostListState, PostState } from './states.ts'

/**
 * What each page shows of the blog. None of these throws and none waits long on a running site: a page gets the host's answer,
 * in its absence the last good one, and if there never was one the state `loading`, in which the browser asks.
 */

/** Seconds after which a page that shows posts is generated again: what it has of the Studio must not wait for a blog that seldom changes. */
const revalidateSeconds = Math.min(Number(process.env.BLOG_REVALIDATE_SECONDS || 60), pageSeconds)

/** The same for a page that had to do without the host's answer. */
const retrySeconds = Math.min(10, revalidateSeconds)

/** The same for a page whose pictures were still on their way: until they are here it offers photographs as large as the host has them. */
const soonSeconds = Math.min(5, revalidateSeconds)

/**
 * How often a page may be generated again so soon: the pictures of a host that hangs, or names them anew in each answer, are never all here.
 */
const soonAgain = new RateLimit(10, 1 / 600)

/** Why Next generates the page. A publish in the Studio says nothing new about posts: it must not wait for their host. */
type Context = Pick<GetStaticPropsContext, 'revalidateReason'>

const isPublish = ({ revalidateReason }: Context) => revalidateReason === 'on-demand'

type Readiness<Post> = {
  /** The host has just answered: a good time to see whether it has newer pictures. */
  isUp: boolean
  /** The post whose picture the page carries inside, if it can. */
  carried?: Post
}

/**
 * The same posts with pictures of this site's own. A build waits until it has them: the host may be down when they are looked at. On a
 * running site they come when they come: if not in time, `areHere` is false, and the next generation knows more about them.
 */
async function ready<Post extends { image: PostImage }>(
  posts: readonly Post[],
  { isUp, carried }: Readiness<Post>,
): Promise<{ posts: Post[]; areHere: boolean }> {
  // Few at a time: each may be some megabytes, which share the line and the memory.
  const keeping = building || isUp ? keepPictures(posts, building ? 6 : 4) : Promise.resolve()
  const areHere = (await ifInTime(keeping.then(() => true))) ?? false
  return { posts: await withOwnPictures(posts, carried), areHere }
}

/** Seconds after which a page is generated again, if that is `usually` when its pictures are here. */
const secondsUntilNext = (page: string, usually: number, areHere: boolean): number =>
  areHere || !soonAgain.take(page) ? usually : soonSeconds

type ListProps = { posts: PostListState; revalidate: number }

async function listProps(range: PostRange, context: Context, ask = askForPosts): Promise<ListProps> {
  const fresh = isPublish(context) ? undefined : await ifInTime(ask())
  const posts = fresh ?? (await keptPosts())?.answer
  const usually = fresh ? revalidateSeconds : retrySeconds
  if (!posts) return { posts: { kind: 'loading' }, revalidate: usually }
  const list = listOf(posts, range)
  const { posts: pictured, areHere } = await ready(list.posts, { isUp: fresh !== undefined })
  const revalidate = secondsUntilNext(`list ${JSON.stringify(range)}`, usually, areHere)
  return { posts: { ...list, posts: pictured }, revalidate }
}

/** The posts that home shows. */
export const getHomePosts = (context: Context = {}) => listProps(homeRange, context)

/** The posts that `/blog` shows. */
export const getBlogPosts = (context: Context = {}) => listProps(pageRange(1), context)

/** The posts of a page of older posts, 2 and up; null for a page that the blog does not fill. */
export async function getOlderPosts(
  page: number,
  context: Context = {},
): Promise<{ posts: PostListState | null; revalidate: number }> {
  // There are thousands of these addresses for anybody to try: they share an answer of the last seconds.
  const { posts, revalidate } = await listProps(pageRange(page), context, () => postsOfLast(retrySeconds))
  return { posts: posts.kind === 'loaded' && posts.posts.length === 0 ? null : posts, revalidate }
}

/**
 * The paths of the posts that `/blog` shows: they are generated at build, and again when the site settings change. The posts of a
 * long archive are generated as they are asked for.
 */
export async function getPostPaths(): Promise<string[]> {
  const posts = building ? await askForPosts() : undefined
  const known = posts ?? (await keptPosts())?.answer ?? []
  return known.slice(0, pageRange(1).count).map(({ slug }) => routes.post(slug))
}

/** Pages of older posts that a publish generates again. The others come by within their minute. */
const mostOlderPages = 20

/** The paths of the pages of older posts, the newest ones first: they show what `/blog` does, but for the posts. */
export async function getOlderPaths(): Promise<string[]> {
  const { length } = (await keptPosts())?.answer ?? []
  const count = Math.min(pageCount(length) - 1, mostOlderPages)
  return Array.from({ length: count }, (_, index) => routes.olderPosts(index + 2))
}

/**
 * How often anybody may have the host asked for a post that it has never listed. Each costs it two calls, and addresses are easily made up;
 * posts that are known, a new one from the next list on, are never counted.
 */
const unknownAddresses = new RateLimit(60, 2)

const mayAsk = async (address: string): Promise<boolean> =>
  building ||
  (await isKept(address)) ||
  unknownAddresses.take('anybody') ||
  // A process that has not seen a list yet knows no post.
  isListed(address)

/** The state of a post that is not here yet. One that the host has listed must not be taken for unwanted meanwhile. */
async function loading(address: string): Promise<PostState> {
  const post = await listedPost(address)
  if (!post) return { kind: 'loading' }
  const { slug, title, description } = post
  return { kind: 'loading', listed: { slug, title, description } }
}

/** What the host said of posts that it does not have, or not there: milliseconds when it was asked, and the verdict. */
const denials = new Map<string, { at: number; verdict: PostVerdict }>()

/** Milliseconds. A post that is published meanwhile is not kept waiting longer. */
const denialHolds = 60_000

/** Anybody can make addresses up. */
const mostDenials = 1_000

/** A verdict may come too late for the page that asked for it: a denial is noted for the next one. */
async function askAndNote(address: string): Promise<PostVerdict> {
  const at = Date.now()
  const verdict = await askForPost(address)
  // Next ends a build over a redirect. What it builds was listed, and will be found.
  if (verdict.kind === 'trouble' || (building && verdict.kind === 'elsewhere')) return { kind: 'trouble' }
  denials.delete(address)
  if (verdict.kind !== 'found') denials.set(address, { at, verdict })
  const [oldest] = denials.keys()
  if (denials.size > mostDenials && oldest !== undefined) denials.delete(oldest)
  return verdict
}

/** The denial of the last minute, unless a list has named the post since. */
async function lateDenial(address: string): Promise<PostVerdict | undefined> {
  const denial = denials.get(address)
  const holds = denial && Date.now() - denial.at < denialHolds && !(await listedPost(address))
  return holds ? denial.verdict : undefined
}

/** `state` is null when there is no such post: the host is well and does not have it. `movedTo` is the address it has instead. */
type PostProps = { state: PostState | null; movedTo?: string; revalidate: number }

/** The page of the post at an address. */
export async function getPostState(address: string, context: Context = {}): Promise<PostProps> {
  if (!address.trim()) {
    const { message: heading, text } = blogFailure('post', { kind: 'missing-id' }, '')
    return { state: { kind: 'error', heading, text }, revalidate: revalidateSeconds }
  }
  // Not there for now, and soon asked again.
  if (!(await mayAsk(address))) return { state: null, revalidate: retrySeconds }
  const published = isPublish(context) ? await keptPost(address) : undefined
  const timely = published ? undefined : await ifInTime(askAndNote(address))
  const verdict = timely ?? (await lateDenial(address))
  const revalidate = timely && timely.kind !== 'trouble' ? revalidateSeconds : retrySeconds
  if (verdict?.kind === 'gone') return { state: null, revalidate }
  if (verdict?.kind === 'elsewhere') return { state: null, movedTo: routes.post(verdict.slug), revalidate }
  const fresh = verdict?.kind === 'found' ? verdict : undefined
  const page = fresh ?? published ?? (await keptPost(address))
  if (!page) return { state: await loading(address), revalidate }
  const isUp = fresh !== undefined
  const [own, related] = await Promise.all([
    ready([page.post], { isUp, carried: page.post }),
    ready(page.related, { isUp }),
  ])
  return {
    state: { kind: 'loaded', post: own.posts[0] ?? page.post, related: related.posts },
    revalidate: secondsUntilNext(`post ${address}`, revalidate, own.areHere && related.areHere),
  }
}

/** Address on this site of the picture of the post at an address; null when it has none, or nobody knows the post. */
export async function getPostPicture(address: string): Promise<string | null> {
  const listed = (await recentPosts()).find(({ id, slug }) => slug === address || id === address)
  const post = listed ?? (await keptPost(address))?.post
  const [pictured] = post ? await withOwnPictures([post]) : []
  return pictured?.image.src ?? null
}

/** The path of every known post, for the sitemap. */
export async function getSitemapPosts(): Promise<string[]> {
  return (await recentPosts()).map(({ slug }) => routes.post(slug))
}

/** The newest posts for the feed, as the host sent them. */
export async function getFeedPosts(): Promise<readonly BlogCard[]> {
  return (await recentPosts()).slice(0, pageRange(1).count)
}

/** For what is put together at every request: the host is asked no oftener than for the pages. */
async function recentPosts(): Promise<readonly BlogCard[]> {
  return (await ifInTime(postsOfLast(revalidateSeconds))) ?? (await keptPosts())?.answer ?? []
}
