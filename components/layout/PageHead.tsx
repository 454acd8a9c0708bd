import { publicEnv } from '../../lib/env.ts'
import { routes } from '../../lib/routes.ts'
import type { SiteSettings } from '../../lib/sanity/pages.ts'
import { cardSize, cardSrc } from '../../lib/social/cards.ts'
import { breadcrumbs, graph, organization, webSite, type Thing } from '../../lib/structuredData.ts'
import { JsonLd } from './JsonLd.tsx'
import { Seo } from './Seo.tsx'

type Props = {
  content: {
    settings: SiteSettings
    page: { seo: SiteSettings['seo']; hero?: { heading: string | null } | null }
    draft?: unknown
  }
  /** The address that search engines shall know the page by; without one it has none of its own (a 404). */
  path?: string
  /**
   * What else the page tells search engines, e.g. its questions and answers. Asked for on the server only: a page that gives it there only
   * keeps what makes it out of the browser.
   */
  things?: (() => readonly Thing[]) | undefined
}

/** The head of a page of the site, and what it tells search engines; they never see a draft. */
export function PageHead({ content, path, things }: Props) {
  const { settings, page } = content
  const { siteUrl } = publicEnv
  const data =
    typeof window === 'undefined' && !content.draft
      ? graph([...place(path, content), ...(things?.() ?? [])])
      : undefined
  // The texts of a draft hold marks for click-to-edit, and nobody shares one.
  const headline = !content.draft && page.hero?.heading
  // An editor's own picture comes first, then the card with the headline, then the picture of the settings.
  const card =
    path !== undefined && headline && !page.seo?.shareImage
      ? { src: cardSrc(path, headline), alt: headline, ...cardSize }
      : undefined
  return (
    <>
      <Seo
        seo={page.seo}
        defaults={settings.seo}
        siteName={settings.name}
        siteUrl={siteUrl}
        path={path}
        image={card}
      />
      {path !== undefined && <JsonLd data={data} />}
    </>
  )
}

/** Who we are on the home page, the way there on the others. */
function place(path: string | undefined, { settings, page }: Props['content']): Thing[] {
  const { siteUrl } = publicEnv
  if (path === undefined) return []
  return path === routes.home
    ? [organization(settings, siteUrl), webSite(settings, siteUrl)]
    : [breadcrumbs(path, siteUrl, page.seo?.title)]
}
