import { useRef, type ReactNode } from 'react'
import styled, { keyframes } from 'styled-components'
import { motion } from '../../styles/media.ts'
import { useLinkedItem } from './useLinkedItem.ts'
import { useOverflow } from './useOverflow.ts'

type Item = {
  /** End of the address that opens this item, e.g. `guarantee` for `/faq#guarantee`; unique on the page. */
  anchor: string
  title: string
  content: ReactNode
}

type Props = {
  items: readonly Item[]
  /** Which heading the titles are: h2 where no heading stands above the list. */
  headingLevel?: 'h2' | 'h3'
}

/**
 * Questions that open on their own, any number at once. The browser's own disclosure does the work, so it runs without scripts,
 * before they arrive, and opens when text inside is searched for. Scripts add the way in by address. Spec sections 4 and 9.
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

function AccordionItem({ item, headingLevel: Heading }: { item: Item; headingLevel: 'h2' | 'h3' }) {
  const panel = useRef<HTMLDivElement>(null)
  const overflows = useOverflow(panel)
  return (
    <details>
      <summary>
        <Heading className="title">{item.title}</Heading>
        <Jack />
      </summary>
      {/* The address names the panel and not the row: a browser opens the disclosure around what it scrolls to, scripts or not. */}
      <div
        ref={panel}
        id={item.anchor}
        className="panel"
        // A long answer scrolls, so the keyboard must be able to reach it.
        {...(overflows && { tabIndex: 0, role: 'group', 'aria-label': item.title, 'data-overflows': true })}
      >
        {item.content}
      </div>
    </details>
  )
}

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
    /* An edge and no ground: forced colours and paper leave out grounds. */
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

const List = styled.div`
  border-top: 2px solid var(--ink);

  details {
    border-bottom: 2px solid var(--line);
  }
  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 1.5rem;
    min-height: 4.5rem;
    padding-block: 1.15rem;
    color: var(--ink);
    list-style: none;
    cursor: pointer;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary:hover {
    color: var(--signal-deep);
  }
  .title {
    font-size: clamp(1.1875rem, 1.05rem + 0.55vw, 1.4375rem);
    line-height: 1.3;
    letter-spacing: -0.012em;
  }
  .panel {
    max-height: 24rem;
    /* What scrolls cuts off what sticks out, as the ring around a link does. */
    margin: calc(0.1rem - var(--ring-room)) 0 calc(1.75rem - var(--ring-room)) calc(-1 * var(--ring-room));
    padding: var(--ring-room) 3.5rem var(--ring-room) var(--ring-room);
    overflow: auto;
    color: var(--text-muted);
    /* Reached by its address, the panel leaves room for the bar and for its question above it. */
    scroll-margin-top: 6rem;
  }
  /* A long answer fades out where it goes on; its end scrolls clear of the fade. */
  .panel[data-overflows] {
    padding-bottom: 2.5rem;
    mask-image: linear-gradient(#000 calc(100% - 3rem), transparent);
  }
  .panel:focus-visible {
    outline-offset: -3px;
  }
  .panel > * {
    max-width: 42rem;
  }
  ${motion} {
    [open] > .panel {
      animation: ${appear} var(--t);
    }
  }
`
