import Link from 'next/link'
import type { ComponentProps } from 'react'
import { routes } from '../../lib/routes.ts'
import { linkKind } from './linkKind.ts'

export type AnchorProps = Omit<ComponentProps<'a'>, 'href' | 'download'> & {
  href: string
  /** Name under which the browser saves the target. */
  download?: string
}

/**
 * A link of the right kind for its address: the router's for a page of this site, the browser's own for telephone numbers,
 * files and other sites. An unsafe address (a script, say) renders nothing.
 *
 * Pages are fetched ahead on hover only: in view, every link of the footer would cost each visitor its page's code. Going to
 * /search-all-jobs leaves the scroll position alone, because the page scrolls to its search (spec section 2).
 */
export function Anchor({ href, download, ...rest }: AnchorProps) {
  const kind = linkKind(href)
  if (kind === 'unsafe') return null
  if (kind === 'plain' || download !== undefined) return <a href={href} download={download} {...rest} />
  return <Link href={href} prefetch={false} scroll={href !== routes.searchAllJobs} {...rest} />
}
