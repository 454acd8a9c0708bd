import type { Redirect } from 'next'
import { endedPath } from '../../site/share.ts'
import { PreviewEndedError } from '../preview/ended.ts'
import { revalidateIn } from './revalidate.server.ts'

type Static<Props> = { props: Props; revalidate: number }

/**
 * What `getStaticProps` returns for a page: it is regenerated when it changes by itself, or after
 * `revalidate` seconds.
 */
export const staticPage = <Props extends { nextChange?: number }>(
  load: () => Promise<{ props: Props; revalidate?: number | undefined }>,
): Promise<Static<Props> | { redirect: Redirect }> =>
  unlessEnded(async () => {
    const { props, revalidate } = await load()
    return { props, revalidate: revalidateIn(props.nextChange, revalidate) }
  })

/** What `load` returns. Whoever followed a link to a draft that has ended is told so. */
export async function unlessEnded<Result>(
  load: () => Promise<Result>,
): Promise<Result | { redirect: Redirect }> {
  try {
    return await load()
  } catch (error) {
    if (!(error instanceof PreviewEndedError)) throw error
    return { redirect: { destination: endedPath(error.ended.share, error.ended.path), permanent: false } }
  }
}
