import { publicEnv } from '../env.ts'
import { perProcess } from '../perProcess.server.ts'
import { getPost, getPosts, getRelatedPosts, isDenied } from './client.ts'
import type { BlogHost } from './fetchJson.ts'
import { readIdentity } from './identity.ts'
import { forgetAnswer, keepAnswer, keptAnswer } from './kept.server.ts'
import type { Identity } from './normalise.ts'
import { building, ifInTime } from './patience.server.ts'
import type { BlogCard, BlogPost } from './post.ts'
import type { PostWithRelated } from './states.ts'

/** What the blog host says, with every good answer kept for the day it says nothing. Nothing here throws. */

/** A build must not suffer from one broken connection; a visitor is not kept waiting by a second try. */
const host: BlogHost = { host: publicEnv.blogApiHost, retries: building ? 1 : 0 }

/** Names under which answers are kept. A post has one for each of its addresses. */
const listName = 'posts'
const postName = (address: string) => `post ${address}`

export const keptPosts = () => keptAnswer<readonly BlogCard[]>(listName)

type Posts = readonly BlogCard[] | undefined
const calls = perProcess<{ forPosts?: Promise<Posts> | undefined }>('calls of the blog host', () => ({}))

/**
 * The host's list, or undefined when it gives none. An empty list is an error by section 8 of the specification, and proves nothing.
 * Callers who meet share one call.
 */
export function askForPosts(): Promise<Posts> {
  return (calls.forPosts ??= askOnce().finally(() => (calls.forPosts = undefined)))
}

async function askOnce(): Promise<Posts> {
  const answer = await getPosts(host)
  if (answer.kind !== 'ok') {
    console.warn(`[blog] ${answer.reason}`)
    return undefined
  }
  if (answer.posts.length === 0) return undefined
  await keepAnswer(listName, answer.posts)
  return answer.posts
}

/** The host's list as it was at most so many seconds ago. */
export async function postsOfLast(seconds: number): Promise<Posts> {
  const kept = await keptPosts()
  return kept && Date.now() - kept.at <= seconds * 1_000 ? kept.answer : askForPosts()
}

const namedIn = (posts: readonly BlogCard[], address: string) =>
  posts.find(({ id, slug }) => slug === address || id === address)

/** Whether two answers are of one post: one of them may have left the id out, which is then its slug. */
const isSame = (one: Identity, other: Identity) =>
  one.id === other.id || (one.slug === other.slug && [one, other].some(({ id, slug }) => id === slug))

/** As in a list, a slug that another post has there falls back to the id. */
async function withOwnSlug<Post extends Identity>(post: Post): Promise<Post> {
  const listed = await listedPost(post.slug)
  return listed && !isSame(listed, post) ? { ...post, slug: post.id } : post
}

/** What the host's last list has at an address. Nobody is asked. */
export async function listedPost(address: string): Promise<BlogCard | undefined> {
  return namedIn((await keptPosts())?.answer ?? [], address)
}

/** The last good answer for the post at an address, which is its slug or its id. */
export async function keptPost(address: string): Promise<PostWithRelated | undefined> {
  return (await keptAnswer<PostWithRelated>(postName(address)))?.answer
}

/** True for the address of a post that the host has listed or given before. */
export const isKept = async (address: string): Promise<boolean> =>
  (await listedPost(address)) !== undefined || (await keptPost(address)) !== undefined

/** True for the address of a post in the host's list, which is asked for only where none is kept. */
export async function isListed(address: string): Promise<boolean> {
  const posts = (await keptPosts())?.answer ?? (await ifInTime(askForPosts())) ?? []
  return namedIn(posts, address) !== undefined
}

/** `gone`: the host is well and has no such post. `elsewhere`: it has, at another address. `trouble`: it did not say. */
export type PostVerdict =
  | ({ kind: 'found' } & PostWithRelated)
  | { kind: 'gone' }
  | { kind: 'elsewhere'; slug: string }
  | { kind: 'trouble' }

/** The post at an address, with its related posts. */
export async function askForPost(address: string): Promise<PostVerdict> {
  // What no post can have for an address is not worth a call.
  if (readIdentity(address) !== address) return { kind: 'gone' }
  const answer = await getPost(host, address)
  if (answer.kind === 'ok') {
    const { post } = answer
    // Databases compare loosely: "POST-1" and "1abc" find post 1 as well. A page for each spelling would fill the disk. But
    // "1-of-us" may be the slug of another, and two posts may have one slug: the list decides, one of the last seconds if need be.
    const isIts = (listed?: BlogCard) =>
      listed ? isSame(listed, post) : post.id === address || post.slug === address
    let listed = await listedPost(address)
    if (!isIts(listed)) {
      const posts = await postsOfLast(10)
      if (posts) listed = namedIn(posts, address)
    }
    if (isIts(listed)) return found(post, address)
    if (!listed) return { kind: 'elsewhere', slug: (await withOwnSlug(post)).slug }
    // Asked for by its id already, and that is the slug of another.
    if (listed.slug !== address) return { kind: 'elsewhere', slug: listed.slug }
    return askById(listed, address)
  }
  console.warn(`[blog] ${answer.reason}`)
  // A host in trouble also says "nothing here", and must not turn a good page into a 404. Its list has to be whole without the post,
  // and of now: an older one says nothing about the trouble.
  const posts = isDenied(answer) ? await askForPosts() : undefined
  if (!posts) return { kind: 'trouble' }
  const listed = namedIn(posts, address)
  if (!listed) {
    await forgetAnswer(postName(address))
    return { kind: 'gone' }
  }
  return listed.id === address ? { kind: 'trouble' } : askById(listed, address)
}

/** For a host that finds a post by its id only, or another one by its slug. */
async function askById({ id, slug }: BlogCard, address: string): Promise<PostVerdict> {
  const answer = await getPost(host, id)
  const isIts = answer.kind === 'ok' && (answer.post.id === id || answer.post.slug === slug)
  return isIts ? found(answer.post, address) : { kind: 'trouble' }
}

async function found(answer: BlogPost, address: string): Promise<PostVerdict> {
  const post = await withOwnSlug(answer)
  const { posts, unanswered } = await getRelatedPosts(host, post.relatedIds)
  const before = unanswered.length > 0 ? ((await keptPost(address))?.related ?? []) : []
  // A related post whose call failed is shown as it was last.
  const saved = unanswered.flatMap((id) => namedIn(before, id) ?? [])
  let last = -1
  const placed = [...posts, ...saved].map((card) => {
    const named = post.relatedIds.findIndex((related) => related === card.id || related === card.slug)
    // The host may know one by another id than it was asked for. They come in the order they were asked for: it stands after the one before.
    const next = post.relatedIds.findIndex((related, place) => place > last && !unanswered.includes(related))
    last = named >= 0 ? named : next
    return { card, place: last }
  })
  const inOrder = placed.sort((one, other) => one.place - other.place)
  const related = await Promise.all(inOrder.map(({ card }) => withOwnSlug({ ...card, excerpt: [] })))
  const kept: PostWithRelated = { post, related }
  // Lists lead to the slug, related articles to the id.
  const addresses = new Set([address, post.slug, post.id])
  await Promise.all([...addresses].map((each) => keepAnswer(postName(each), kept)))
  return { kind: 'found', post, related }
}
