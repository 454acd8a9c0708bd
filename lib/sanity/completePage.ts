import { defaultPages, defaultSettings } from './defaults.ts'
import type { PreviewedById, SiteSettings } from './pages.ts'
import { resolve } from './resolve.ts'

/** What every page query answers, as far as all of them agree. */
export type Answer = { settings: { phone: string | null } | null; page: object | null }

/**
 * An answer of the lake as the page's view takes it: pictures and buttons resolved, defaults for what was never created or has no name.
 * The server makes pages with it and the preview the same pages from what is being typed.
 */
export function completePage<Id extends keyof PreviewedById>(
  id: Id,
  answer: Answer,
  inline?: ReadonlyMap<string, string>,
): PreviewedById[Id] {
  const resolved = resolve(answer, { phone: answer.settings?.phone ?? null, ...(inline ? { inline } : {}) })
  const complete = {
    ...resolved,
    settings: named(resolved.settings),
    page: headed(resolved.page, defaultPages[id]),
    year: new Date().getUTCFullYear(),
  }
  // TypeScript cannot follow which query belongs to which id; the gateway's `queryOf` is what pairs them.
  return complete as unknown as PreviewedById[Id]
}

/** Every page carries the site's name in its title. */
function named(settings: Partial<SiteSettings> | null) {
  return { ...(settings ?? defaultSettings), name: settings?.name || defaultSettings.name }
}

type Headed = { heading?: string | null; hero?: { heading: string | null } | null }

/** The page, with a headline whatever its document lacks: without one it has no `h1`, and nobody hears where they are. */
function headed(page: object | null, whole: object): object {
  const standard: Headed = whole
  if (!page) return whole
  const { hero, heading }: Headed = page
  if ('hero' in standard && !hero?.heading)
    return { ...page, hero: { ...standard.hero, ...hero, heading: standard.hero?.heading } }
  if ('heading' in standard && !heading) return { ...page, heading: standard.heading }
  return page
}
