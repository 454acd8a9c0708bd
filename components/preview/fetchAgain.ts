import type { NextRouter } from 'next/router'
import { cancelSearchScroll } from '../layout/searchScroll.ts'

/** Has the page's data fetched again, where it is and as it stands: nobody goes anywhere, so it does not scroll to the job search either. */
export async function fetchAgain(router: NextRouter): Promise<void> {
  const stay = () => {
    router.events.off('routeChangeStart', stay)
    cancelSearchScroll()
  }
  router.events.on('routeChangeStart', stay)
  await router.replace(router.asPath, undefined, { scroll: false })
}
