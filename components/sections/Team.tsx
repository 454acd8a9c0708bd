import type { SectionProps } from '#lib/sanity/page/pageTypes.ts'
import { EmptySection } from '../preview/EmptySection.tsx'
import { Team } from '../about/Team.tsx'

/** Chosen people, in the editor's order, or the whole team. */
export function TeamSection({ section, content, frame }: SectionProps<'team'>) {
  if (section.people.length === 0)
    return <EmptySection draft={content.draft} frame={frame} text="Nobody is listed under People yet." />
  return <Team header={section} members={section.people} actions={[]} frame={frame} />
}
