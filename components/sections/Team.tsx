import type { SectionProps } from '#lib/sanity/page/pageTypes.ts'
import { Team } from '../about/Team.tsx'

/** Chosen people, in the editor's order, or the whole team. */
export function TeamSection({ section, frame }: SectionProps<'team'>) {
  return <Team header={section} members={section.people} actions={[]} frame={frame} />
}
