import type { OverlayComponentResolver } from '@sanity/visual-editing/next-pages-router'
import styled from 'styled-components'

type Context = {
  field?: { type: string; title?: string } | undefined
  parent?: { type: string; title?: string } | undefined
  node: { path?: string }
  targetElement: Element
}

const headed = 'section, header, footer'

/** The heading of the section around an element, without stega marks. */
function headingAround(element: Element): string | undefined {
  const section = element.closest(headed)
  const words = section?.querySelector('h1, h2')?.textContent ?? section?.ariaLabel
  return words?.replace(/[\u200b-\u200d\u2060\ufeff]/g, '').trim() || undefined
}

/**
 * The name of the section that an element belongs to. The Studio names those of landing pages;
 * of other pages it tells no names, so their headings do.
 */
export function sectionName({ field, parent, node, targetElement }: Context): string | undefined {
  const options = node.path?.startsWith('sections') ? [field, parent] : []
  const section = options.find((option) => option?.type === 'unionOption')
  return section?.title ?? headingAround(targetElement)
}

/** Says below a hovered element which section it belongs to; its other label names the page. */
export const sectionLabel: OverlayComponentResolver = ({ field, parent, node, targetElement }) => {
  const name = sectionName({
    field,
    parent: parent as Context['parent'],
    node: node as Context['node'],
    targetElement,
  })
  return name === undefined ? undefined : <Name>{name}</Name>
}

const Name = styled.span`
  position: absolute;
  bottom: calc(100% + 30px);
  left: 0;
  padding: 0.25rem 0.5rem;
  border-radius: 3px;
  background: #556bfc;
  color: #fff;
  font: 500 0.8125rem/1.25 sans-serif;
  white-space: nowrap;
  pointer-events: none;
`
