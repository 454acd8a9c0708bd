import type { SignCrop } from '../../images/lakeImage.ts'
import { visibilityOf, type VisibilityWindow } from '../../site/visibility.ts'
import { visibleAt } from '../content/visibleAt.ts'
import { completePage } from '../content/completePage.ts'
import { fitPage, type RawPage } from '../content/fitPage.ts'
import type { PreviewedById } from '../content/pageTypes.ts'

/** An announcement that is over comes back by no edit of the page: nobody needs to see it. */
function withoutEnded(raw: RawPage): RawPage {
  const { settings } = raw as { settings: (RawPage['settings'] & { announcement?: Timed | null }) | null }
  const window = settings?.announcement?.window
  const isOver = window && visibilityOf(window, Date.now()).stage === 'over'
  return isOver ? { ...raw, settings: { ...settings, announcement: null } as RawPage['settings'] } : raw
}

type Timed = { window?: VisibilityWindow }

/**
 * The page of a query's result: as visitors see it at `time`, in milliseconds. Without a time it is
 * all of it, but no announcement that is over.
 */
export function pageAt<Id extends keyof PreviewedById>(
  id: Id,
  result: unknown,
  time: number | undefined,
  signCrop: SignCrop,
): PreviewedById[Id] {
  const raw = fitPage(id, result)
  return completePage(
    id,
    time === undefined ? withoutEnded(raw) : (visibleAt(raw, time).value as RawPage),
    signCrop,
  )
}
