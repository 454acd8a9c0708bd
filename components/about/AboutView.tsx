import type { AboutPage } from '../../lib/sanity/pages.ts'
import { PageHero } from '../ui/PageHero.tsx'
import { Story } from './Story.tsx'
import { Team } from './Team.tsx'
import { Values } from './Values.tsx'

/** /about-us: who we are, what we hold on to, and the people. Spec section 2, About Us. */
export function AboutView({ content }: { content: AboutPage }) {
  const { page, team } = content
  return (
    <>
      <PageHero hero={page.hero} ground="leaf" />
      <Story story={page.story} />
      <Values values={page.values} />
      <Team header={page.team} members={team} actions={page.actions} />
    </>
  )
}
