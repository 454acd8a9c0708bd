import type { SectionFrame } from '#lib/sanity/page/pageTypes.ts'
import { Lead, Section } from '../ui/Section.tsx'

type Props = {
  /** Of the page; absent for visitors. */
  draft: object | undefined
  frame: SectionFrame | undefined
  text: string
}

/** In place of a section without entries: a hint for editors, nothing for visitors. */
export function EmptySection({ draft, frame, text }: Props) {
  if (!draft) return null
  return (
    <Section background="butter" frame={frame}>
      <Lead>{`${text} Until then, visitors do not see it.`}</Lead>
    </Section>
  )
}
