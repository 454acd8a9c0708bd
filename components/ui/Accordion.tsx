import Router from 'next/router'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import styled, { keyframes } from 'styled-components'
import { motion } from '#styles/media.ts'
import { elementOfHash } from '../hooks/scroll.ts'
import { Heading } from './Heading.tsx'

type Item = {
  /** Fragment that opens it, e.g. `guarantee` for `/faq#guarantee`; unique on the page. */
  anchor: string
  title: string
  content: ReactNode
}

type Props = {
  items: readonly Item[]
  /** h2 where no heading stands above the list. */
  headingLevel?: 'h2' | 'h3'
}

/**
 * Disclosures, any number open. Only links to a fragment need scripts. docs/specification.md#faq.
 */
export function Accordion({ items, headingLevel = 'h3' }: Props) {
  const list = useRef<HTMLDivElement>(null)
  useLinkedItem(list)
  return (
    <List ref={list}>
      {items.map((item) => (
        <AccordionItem key={item.anchor} item={item} headingLevel={headingLevel} />
      ))}
    </List>
  )
}

function AccordionItem({ item, headingLevel }: { item: Item; headingLevel: 'h2' | 'h3' }) {
  const panel = useRef<HTMLDivElement>(null)
  const overflows = useOverflow(panel)
  return (
    <Row>
      <Summary>
        <Title level={headingLevel} text={item.title} />
        <Jack />
      </Summary>
      {/* The id is the panel's: browsers open the disclosure around the target of a fragment. */}
      <Panel
        ref={panel}
        id={item.anchor}
        // The keyboard must reach what scrolls.
        {...(overflows && { tabIndex: 0, role: 'group', 'aria-label': item.title, 'data-overflows': true })}
      >
        {item.content}
      </Panel>
    </Row>
  )
}

const List = styled.div`
  border-top: 2px solid var(--ink);
`

const Row = styled.details`
  border-bottom: 2px solid var(--line);
`

const Summary = styled.summary`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 1.5rem;
  min-height: 4.5rem;
  padding-block: 1.15rem;
  color: var(--ink);
  cursor: pointer;

  &::-webkit-details-marker {
    display: none;
  }
  &:hover {
    color: var(--signal-deep);
  }
`

const Title = styled(Heading)`
  font-size: clamp(1.1875rem, 1.05rem + 0.55vw, 1.4375rem);
  line-height: 1.3;
  letter-spacing: -0.012em;
`

const Jack = styled.span`
  position: relative;
  flex: none;
  width: 2.25rem;
  height: 2.25rem;
  border: 0.3rem solid currentColor;
  border-radius: 50%;
  transition: background-color var(--t);

  &::before,
  &::after {
    content: '';
    position: absolute;
    top: 50%;
    left: 50%;
    width: 0.8rem;
    margin: -1.5px 0 0 -0.4rem;
    /* Forced colours and print drop backgrounds but keep borders. */
    border-top: 3px solid;
    border-radius: 3px;
    transition: transform var(--t) var(--ease);
  }
  &::after {
    transform: rotate(90deg);
  }
  [open] > summary > & {
    background: var(--butter);
  }
  [open] > summary > &::after {
    transform: none;
  }
`

const appear = keyframes`from{opacity:0}`

const Panel = styled.div`
  max-height: 24rem;
  /* Room for focus rings, which a scroll container clips. */
  margin: calc(0.1rem - var(--ring-room)) 0 calc(1.75rem - var(--ring-room)) calc(-1 * var(--ring-room));
  padding: var(--ring-room) 3.5rem var(--ring-room) var(--ring-room);
  overflow: auto;
  color: var(--text-muted);
  /* Room for the top bar and the question. */
  scroll-margin-top: calc(var(--bar) + 0.5rem);

  /* Fades out where it goes on; the end scrolls clear of the fade. */
  &[data-overflows] {
    padding-bottom: 2.5rem;
    mask-image: linear-gradient(#000 calc(100% - 3rem), transparent);
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  > * {
    max-width: 42rem;
  }
  ${motion} {
    [open] > & {
      animation: ${appear} var(--t);
    }
  }
`

/** Opens and shows the disclosure inside `list` that the URL's fragment names. */
function useLinkedItem(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const reveal = () => {
      const item = elementOfHash(window.location.hash)?.closest('details')
      if (!item || item.open || !list.current?.contains(item)) return
      item.open = true
      item.scrollIntoView({ behavior: 'instant' })
    }
    reveal()
    // Plain links fire the first, the router's the second.
    window.addEventListener('hashchange', reveal)
    Router.events.on('hashChangeComplete', reveal)
    return () => {
      window.removeEventListener('hashchange', reveal)
      Router.events.off('hashChangeComplete', reveal)
    }
  }, [list])
}

/** True while the element scrolls vertically. */
function useOverflow(element: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false)
  useEffect(() => {
    const box = element.current
    if (!box) return
    // Also fires when the disclosure opens.
    const observer = new ResizeObserver(() => setOverflows(box.scrollHeight > box.clientHeight + 1))
    observer.observe(box)
    return () => observer.disconnect()
  }, [element])
  return overflows
}
