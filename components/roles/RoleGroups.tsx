import { type RefObject, useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { uniqueAnchors } from '../../lib/site/anchors.ts'
import type { RolesPage } from '../../lib/sanity/content/pageTypes.ts'
import { up } from '../../styles/media.ts'
import { GroupIndex } from './GroupIndex.tsx'
import { RoleGroup } from './RoleGroup.tsx'

/** The groups and, from lg, a sticky index of them. */
export function RoleGroups({ groups }: { groups: RolesPage['groups'] }) {
  const list = useRef<HTMLDivElement>(null)
  const current = useCurrentSection(list)
  const anchors = uniqueAnchors(
    groups.map((group) => group.title),
    'roles',
  )
  const anchored = groups.map((group, index) => ({ ...group, anchor: anchors[index] ?? group._id }))
  const named = anchored.flatMap(({ anchor, title, tone }) => (title ? [{ anchor, title, tone }] : []))
  return (
    <Columns data-indexed={named.length > 1 || undefined}>
      {named.length > 1 && <GroupIndex groups={named} current={current} />}
      <div ref={list}>
        {anchored.map((group) => (
          <RoleGroup key={group._id} group={group} anchor={group.anchor} />
        ))}
      </div>
    </Columns>
  )
}

/** The part of the window that counts as being read. */
const readingBand = '-30% 0px -60% 0px'

/** Id of the child of `list` that the visitor reads; undefined above the first one. */
function useCurrentSection(list: RefObject<HTMLElement | null>): string | undefined {
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    const sections = [...(list.current?.children ?? [])]
    const read = new Set<Element>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (isIntersecting) read.add(target)
          else read.delete(target)
        }
        // Of two in the band it is the lower one.
        const lowest = sections.findLast((section) => read.has(section))
        if (lowest) setCurrent(lowest.id)
        else if (isBelow(sections[0], entries[0]?.rootBounds)) setCurrent(undefined)
      },
      { rootMargin: readingBand },
    )
    for (const section of sections) observer.observe(section)
    return () => observer.disconnect()
  }, [list])
  return current
}

const isBelow = (section: Element | undefined, band: DOMRectReadOnly | null | undefined): boolean =>
  !!section && !!band && section.getBoundingClientRect().top > band.bottom

const Columns = styled.div`
  ${up.lg} {
    &[data-indexed] {
      display: grid;
      grid-template-columns: clamp(10.5rem, 14vw, 13rem) minmax(0, 1fr);
      column-gap: clamp(2rem, 4vw, 4rem);
    }
  }
`
