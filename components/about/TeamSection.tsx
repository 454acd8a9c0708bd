import type { LandingPage, LandingSection } from '../../lib/sanity/content/pageTypes.ts'
import { EmptySection } from '../preview/EmptySection.tsx'
import { Team } from './Team.tsx'

type Props = { section: LandingSection<'teamSection'>; content: LandingPage }

/** Chosen people on a landing page, in the editor's order, or the whole team. */
export function TeamSection({ section, content }: Props) {
  if (section.people.length === 0)
    return <EmptySection draft={content.draft} text="Nobody is listed under People yet." />
  return <Team header={section} members={section.people} actions={[]} />
}
