import { defaultPages, defaultSettings } from './defaults.ts'
import type { PreviewedById } from './pages.ts'
import { resolve } from './resolve.ts'

/** What every page query answers, as far as all of them agree. */
export type Answer = { settings: { phone: string | null } | null; page: object | null }

/**
 * An answer of the lake as the page's view takes it: pictures and buttons resolved, defaults for what was never created. The server
 * makes pages with it and the preview the same pages from what is being typed.
 */
export function completePage<Id extends keyof PreviewedById>(
  id: Id,
  answer: Answer,
  inline?: ReadonlyMap<string, string>,
): PreviewedById[Id] {
  const resolved = resolve(answer, { phone: answer.settings?.phone ?? null, ...(inline ? { inline } : {}) })
  const complete = {
    ...resolved,
    settings: resolved.settings ?? defaultSettings,
    page: resolved.page ?? defaultPages[id],
    year: new Date().getUTCFullYear(),
  }
  // TypeScript cannot follow which query belongs to which id; the gateway's `queryOf` is what pairs them.
  return complete as unknown as PreviewedById[Id]
}
