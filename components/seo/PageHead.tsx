import { routes } from '#lib/site/pages.ts'
import type { SiteSettings } from '#lib/sanity/page/pageTypes.ts'
import { breadcrumbs, graph, organization, webSite, type Thing } from '#lib/seo/structuredData.ts'
import { JsonLd } from './JsonLd.tsx'
import { Seo } from './Seo.tsx'

type Props = {
  content: {
    settings: SiteSettings
    page: { seo: Partial<NonNullable<SiteSettings['seo']>> | null }
    draft?: unknown
  }
  /** Of the canonical URL; a 404 page has none. */
  path?: string
  /** Further structured data, e.g. of the FAQ; only on the server. */
  things?: readonly Thing[] | undefined
}

/** Head tags and structured data of a page. */
export function PageHead({ content, path, things = [] }: Props) {
  const { settings, page } = content
  const data =
    typeof window === 'undefined' && !content.draft
      ? graph([...ownThings(path, content), ...things])
      : undefined
  return (
    <>
      <Seo seo={page.seo} settings={settings} path={path} />
      {path !== undefined && <JsonLd data={data} />}
    </>
  )
}

/** The organization on the home page, breadcrumbs on the others. */
function ownThings(path: string | undefined, { settings, page }: Props['content']): Thing[] {
  if (path === undefined) return []
  return path === routes.home
    ? [organization(settings), webSite(settings)]
    : [breadcrumbs(path, page.seo?.title)]
}
