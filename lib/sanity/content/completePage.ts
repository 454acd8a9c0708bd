import type { SignCrop } from '../../images/lakeImage.ts'
import { defaultPages, defaultSettings } from './defaults.ts'
import type { RawPage } from './fitPage.ts'
import type { PreviewedById, SiteSettings } from './pageTypes.ts'
import { resolve } from './resolve.ts'

/** The result of a page query for its view: images and buttons resolved, defaults filled in. */
export function completePage<Id extends keyof PreviewedById>(
  id: Id,
  raw: RawPage,
  signCrop: SignCrop,
  inline?: ReadonlyMap<string, string>,
): PreviewedById[Id] {
  const phone = raw.settings?.phone ?? null
  const resolved = resolve(raw, { phone, signCrop, ...(inline ? { inline } : {}) })
  const complete = {
    ...resolved,
    settings: named(resolved.settings),
    page: headed(resolved.page, defaultPages[id]),
    year: new Date().getUTCFullYear(),
  }
  // `pageQueries` pairs ids and queries.
  return complete as unknown as PreviewedById[Id]
}

function named(settings: Partial<SiteSettings> | null) {
  return { ...(settings ?? defaultSettings), name: settings?.name || defaultSettings.name }
}

type Headed = { heading?: string | null; hero?: { heading: string | null } | null }

/** Without a heading a page has no `h1`. */
function headed(page: object | null, whole: object): object {
  const standard: Headed = whole
  if (!page) return whole
  const { hero, heading }: Headed = page
  if ('hero' in standard && !hero?.heading)
    return { ...page, hero: { ...standard.hero, ...hero, heading: standard.hero?.heading } }
  if ('heading' in standard && !heading) return { ...page, heading: standard.heading }
  return page
}
