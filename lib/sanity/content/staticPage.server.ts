import type { Redirect } from 'next'
import type { PageId } from '../../site/pages.ts'
import { busyPath, endedPath } from '../../site/share.ts'
import { PreviewEndedError, PreviewLimitError } from '../preview/ended.ts'
import type { PreviewContext } from '../preview/view.server.ts'
import { revalidateIn } from '../../util/revalidate.server.ts'
import { getPage } from './getPage.server.ts'

type Static<Props> = { props: Props; revalidate: number }

/**
 * What `getStaticProps` returns for a page: it is regenerated when it changes by itself, or after
 * `revalidate` seconds.
 */
export const staticPage = <Props extends { nextChange?: number }>(
  load: () => Promise<{ props: Props; revalidate?: number | undefined }>,
): Promise<Static<Props> | { redirect: Redirect }> =>
  unlessRefused(async () => {
    const { props, revalidate } = await load()
    return { props, revalidate: await revalidateIn(props.nextChange, revalidate) }
  })

/** What `load` returns. Elsewhere it says that a preview has ended, or of too many views. */
export async function unlessRefused<Result>(
  load: () => Promise<Result>,
): Promise<Result | { redirect: Redirect }> {
  try {
    return await load()
  } catch (error) {
    if (error instanceof PreviewLimitError) return { redirect: { destination: busyPath, permanent: false } }
    if (!(error instanceof PreviewEndedError)) throw error
    return { redirect: { destination: endedPath(error.ended.share, error.ended.path), permanent: false } }
  }
}

/** `getStaticProps` of a page that shows its document alone, at `path` or its first one. */
export const pageProps =
  <Id extends PageId>(id: Id, path?: string) =>
  (context: PreviewContext) =>
    staticPage(async () => ({ props: await getPage(id, context, path) }))
