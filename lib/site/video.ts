import { trimmed } from './links.ts'

/** A video of YouTube or Vimeo. */
export type Video = {
  host: 'YouTube' | 'Vimeo'
  /** On the host's own site, for a link. */
  page: string
  /** For an iframe, without cookies before it plays. */
  player: string
}

/** The only hosts that a page may frame, for its CSP. */
export const playerHosts = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'] as const

const [youTube, vimeo] = playerHosts

/** The players of lists and channels have words of eleven letters in place of an id. */
const youTubeLink =
  /^(?:https?:)?(?:\/\/)?(?:(?:www|m)\.)?(?:youtu\.be\/|youtube\.com\/(?:shorts\/|live\/|embed\/|watch\?(?:.*&)?v=))(?!videoseries|live_stream)([\w-]{11})(?![\w-])/i

/** An unlisted video has a second part, which its player needs. */
const vimeoLink =
  /^(?:https?:)?(?:\/\/)?(?:www\.)?(?:player\.vimeo\.com\/video|vimeo\.com)\/(\d{5,})(?:(?:\/|\?(?:.*&)?h=)([\da-f]{6,}))?\/?(?:[?&#]|$)/i

/** The video behind the link that an editor copies; undefined for any other link. Pure. */
export function videoOf(link: string | null | undefined): Video | undefined {
  const written = trimmed(link ?? '')
  const [, id] = youTubeLink.exec(written) ?? []
  if (id)
    return {
      host: 'YouTube',
      page: `https://www.youtube.com/watch?v=${id}`,
      player: `${youTube}/embed/${id}?autoplay=1&rel=0`,
    }
  const [, number, hash] = vimeoLink.exec(written) ?? []
  if (!number) return undefined
  return {
    host: 'Vimeo',
    page: `https://vimeo.com/${number}${hash ? `/${hash}` : ''}`,
    player: `${vimeo}/video/${number}?${hash ? `h=${hash}&` : ''}autoplay=1&dnt=1`,
  }
}
