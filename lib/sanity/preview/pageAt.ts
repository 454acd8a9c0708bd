import { atMoment } from '../content/atMoment.ts'
import { completePage, type RawPage } from '../content/completePage.ts'
import { fitPage } from '../content/fitPage.ts'
import type { PreviewedById } from '../content/pageTypes.ts'

/** The page of a query's result: as visitors see it at `moment`, in milliseconds, or all of it. */
export function pageAt<Id extends keyof PreviewedById>(
  id: Id,
  result: unknown,
  moment: number | undefined,
): PreviewedById[Id] {
  const raw = fitPage(id, result)
  return completePage(id, moment === undefined ? raw : (atMoment(raw, moment).value as RawPage))
}
