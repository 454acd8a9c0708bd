import type { ComponentProps } from 'react'
import type { HomePage } from '../../lib/sanity/pages.ts'
import { HomeHero } from './HomeHero.tsx'
import { HomeSections } from './HomeSections.tsx'

type Props = {
  content: Pick<HomePage, 'page' | 'reviews'>
} & Pick<ComponentProps<typeof HomeSections>, 'insights'>

/** The home page: its hero, then its sections. Spec section 2, Home. */
export function HomeView({ content: { page, reviews }, insights }: Props) {
  return (
    <>
      <HomeHero hero={page.hero} />
      <HomeSections page={page} reviews={reviews} insights={insights} />
    </>
  )
}
