import { defaultPages, defaultSettings } from './defaults.ts'
import type { PreviewedById, SiteSettings } from './pageTypes.ts'
import { resolve } from './resolve.ts'

export type RawPage = { settings: { phone: string | null } | null; page: object | null }

/** The result of a page query for its view: images and buttons resolved, defaults filled in. */
export function completePage<Id extends keyof PreviewedById>(
  id: Id,
  raw: RawPage,
  inline?: ReadonlyMap<string, string>,
): PreviewedById[Id] {
  const resolved = resolve(raw, { phone: raw.settings?.phone ?? null, ...(inline ? { inline } : {}) })
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
