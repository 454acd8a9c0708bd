import { HomeIcon } from '@sanity/icons/Home'
import { lazy } from 'react'
import type { Tool } from 'sanity'

/** The Studio's first tool. Loaded when it opens: Node, in tests, cannot load the guide. */
export const startTool: Tool = {
  name: 'start',
  title: 'Start',
  icon: HomeIcon,
  component: lazy(() => import('./StartPage.tsx')),
}
