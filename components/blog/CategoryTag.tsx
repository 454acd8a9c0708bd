import styled from 'styled-components'
import type { Category } from '../../lib/blog/category.ts'
import { Icon } from '../ui/Icon.tsx'

/** A post's category as a pill in its colour, with its icon. */
export function CategoryTag({ category, className }: { category: Category; className?: string }) {
  return (
    <Tag $colour={category.colour} className={className}>
      <Icon name={category.icon} />
      {category.label}
    </Tag>
  )
}

const Tag = styled.p<{ $colour: Category['colour'] }>`
  display: inline-flex;
  align-items: center;
  gap: 0.45rem;
  max-width: 100%;
  min-height: 2rem;
  padding: 0.2rem 0.8rem 0.2rem 0.6rem;
  border-radius: 1rem;
  background: var(--cat-${({ $colour }) => $colour}-bg);
  color: var(--cat-${({ $colour }) => $colour});
  font: 700 var(--fs-xs) / 1.2 var(--body);

  svg {
    width: 1rem;
    height: 1rem;
  }
`
