import { useRef } from 'react'
import styled from 'styled-components'
import { uniqueAnchors } from '../../lib/anchors.ts'
import type { RolesPage } from '../../lib/sanity/pages.ts'
import { up } from '../../styles/media.ts'
import { GroupIndex } from './GroupIndex.tsx'
import { RoleGroup } from './RoleGroup.tsx'
import { useCurrentPlace } from './useCurrentPlace.ts'

/** The groups one below the other and, from lg, an index of them that stays in view. */
export function RoleGroups({ groups }: { groups: RolesPage['groups'] }) {
  const list = useRef<HTMLDivElement>(null)
  const current = useCurrentPlace(list)
  const anchors = uniqueAnchors(
    groups.map((group) => group.title),
    'roles',
  )
  const places = groups.map((group, index) => ({ ...group, anchor: anchors[index] ?? group._id }))
  const named = places.flatMap(({ anchor, title, tone }) => (title ? [{ anchor, title, tone }] : []))
  return (
    <Columns data-indexed={named.length > 1 || undefined}>
      {named.length > 1 && <GroupIndex places={named} current={current} />}
      <div ref={list}>
        {places.map((place) => (
          <RoleGroup key={place._id} group={place} anchor={place.anchor} />
        ))}
      </div>
    </Columns>
  )
}

const Columns = styled.div`
  ${up.lg} {
    &[data-indexed] {
      display: grid;
      grid-template-columns: clamp(10.5rem, 14vw, 13rem) minmax(0, 1fr);
      column-gap: clamp(2rem, 4vw, 4rem);
    }
  }
`
