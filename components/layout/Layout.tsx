import type { ReactNode } from 'react'
import type { SiteSettings } from '#lib/sanity/page/pageTypes.ts'
import { Announcement } from './Announcement.tsx'
import { Footer } from './Footer.tsx'
import { TopBar } from './TopBar.tsx'
import { useFarSections } from '../hooks/useFarSections.ts'

type Props = {
  settings: SiteSettings
  year?: number
  children: ReactNode
}

/** Around every page; stays mounted on navigation. */
export function Layout({ settings, year, children }: Props) {
  useFarSections()
  return (
    <>
      <Announcement announcement={settings.announcement} />
      <TopBar phone={settings.phone} menu={settings.menu} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer settings={settings} year={year} />
    </>
  )
}
