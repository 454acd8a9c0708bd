import type { ReactNode } from 'react'
import type { SiteSettings } from '../../lib/sanity/pages.ts'
import { Footer } from './Footer.tsx'
import { TopBar } from './TopBar.tsx'
import { useRouteChanges } from './useRouteChanges.ts'

type Props = {
  settings: SiteSettings
  /** Year of the copyright line. */
  year?: number
  children: ReactNode
}

/** What every page of the site stands in. It stays while pages change, so that bar and menus keep their state. */
export function Layout({ settings, year, children }: Props) {
  useRouteChanges()
  return (
    <>
      <TopBar phone={settings.phone} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer settings={settings} year={year} />
    </>
  )
}
