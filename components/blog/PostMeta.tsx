import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Icon, type IconName } from '../ui/Icon.tsx'
import type { Category } from '#lib/blog/normalise/fields.ts'

/** One fact about a post, such as its date, with its icon. */
export function PostMeta({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <Fact>
      <Icon name={icon} />
      <span>{children}</span>
    </Fact>
  )
}

/** A post's category as a pill in its colour, with its icon. */
export function CategoryTag({ category, className }: { category: Category; className?: string }) {
  return (
    // The key makes React replace the element: translators replace its text node.
    <Tag key={category.label} $colour={category.colour} className={className}>
      <Icon name={category.icon} />
      {category.label}
    </Tag>
  )
}

/** Clamps texts of the blog host, which may be long. Print has them whole. */
export const maxLines = (lines: number) =>
  `@media not print{display:-webkit-box;overflow:hidden;-webkit-box-orient:vertical;-webkit-line-clamp:${lines};}`

const Fact = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.4rem;
  color: var(--text-muted);
  font-size: var(--fs-small);

  span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`

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
