import type { HomePage, SectionContent } from '#lib/sanity/page/pageTypes.ts'
import { routes } from '#lib/site/pages.ts'
import { Benefits } from '../sections/Benefits.tsx'
import { Closing } from '../sections/Closing.tsx'
import { Posts } from '../sections/Posts.tsx'
import { Reasons } from '../sections/Reasons.tsx'
import { Reviews } from '../sections/Reviews.tsx'
import { RoleCards } from '../sections/RoleCards.tsx'
import { Stats } from '../sections/Stats.tsx'
import { Steps } from '../sections/Steps.tsx'
import { Training } from '../sections/Training.tsx'
import { HomeHero } from './HomeHero.tsx'

type Props = { content: Pick<HomePage, 'page'> & Omit<SectionContent, 'path'> }

/** The home page: its hero, then its sections; a hidden one is null. docs/specification.md#home. */
export function HomeView({ content: { page, ...rest } }: Props) {
  const content = { ...rest, path: routes.home }
  return (
    <>
      <HomeHero hero={page.hero} />
      {page.benefits && <Benefits section={page.benefits} content={content} />}
      {page.steps && <Steps section={page.steps} content={content} />}
      {page.roleCards && <RoleCards section={page.roleCards} content={content} />}
      {page.stats && <Stats section={page.stats} content={content} />}
      {page.reasons && <Reasons section={page.reasons} content={content} />}
      {page.reviews && <Reviews section={page.reviews} content={content} />}
      {page.training && <Training section={page.training} content={content} />}
      {page.posts && <Posts section={page.posts} content={content} />}
      {page.closing && <Closing section={page.closing} />}
    </>
  )
}
