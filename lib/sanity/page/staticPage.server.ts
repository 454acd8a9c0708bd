import type { PageId } from '#lib/site/pages.ts'
import type { PreviewContext } from '../preview/perspective.ts'
import { revalidateIn } from '#lib/util/revalidate.server.ts'
import { getPage } from './getPage.server.ts'

/**
 * What `getStaticProps` returns for a page: it is regenerated when it changes by itself, or after
 * `revalidate` seconds.
 */
export function staticPage<Props extends { nextChange: string | null }>(
  props: Props,
  revalidate?: number,
): { props: Props; revalidate: number } {
  return { props, revalidate: revalidateIn(props.nextChange, revalidate) }
}

/** `getStaticProps` of a page that shows its document alone, at `path` or its first one. */
export const pageProps =
  <Id extends PageId>(id: Id, path?: string) =>
  async (context: PreviewContext) =>
    staticPage(await getPage(id, context, path))
