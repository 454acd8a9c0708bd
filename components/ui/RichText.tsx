import { PortableText, type PortableTextComponents, type PortableTextProps } from '@portabletext/react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { safeHref } from '../../lib/links.ts'
import { Anchor } from './Anchor.tsx'

type Props = { value: PortableTextProps['value'] }

/** Running text that an editor wrote: paragraphs, lists, emphasis and links. What it does not know it leaves out. */
export function RichText({ value }: Props) {
  return (
    <Prose>
      <PortableText value={value} components={components} onMissingComponent={false} />
    </Prose>
  )
}

function TextAnchor({ target, children }: { target: unknown; children: ReactNode }) {
  const href = typeof target === 'string' ? safeHref(target) : undefined
  // The words outlive a target that was cleared or is unsafe to follow.
  return href ? <Anchor href={href}>{children}</Anchor> : children
}

const paragraph = ({ children }: { children?: ReactNode }) => <p>{children}</p>

const components: PortableTextComponents = {
  // Every style is a paragraph: a heading from elsewhere would break the order of the page's own.
  block: paragraph,
  marks: {
    pageLink: ({ value, children }) => <TextAnchor target={value?.page}>{children}</TextAnchor>,
    link: ({ value, children }) => <TextAnchor target={value?.href}>{children}</TextAnchor>,
  },
  unknownMark: ({ children }) => children,
  unknownType: () => null,
}

const Prose = styled.div`
  > * + * {
    margin-top: 0.8rem;
  }
  ul,
  ol {
    padding-left: 1.4rem;
  }
  ul {
    list-style: disc;
  }
  ol {
    list-style: decimal;
  }
  li + li,
  li > :is(ul, ol) {
    margin-top: 0.35rem;
  }
  li::marker {
    color: var(--signal-deep);
    font-weight: 600;
  }
  /* An editor's second Enter is not a paragraph, nor a point of a list. */
  :is(p, li):empty {
    display: none;
  }
  /* The typefaces have no italics: emphasis is told by weight and colour. */
  :is(em, strong) {
    color: var(--text);
    font-style: normal;
    font-weight: 600;
  }
  strong {
    font-weight: 800;
  }
  a {
    color: var(--signal-deep);
    font-weight: 600;
    text-decoration-thickness: 2px;
    text-underline-offset: 0.22em;
  }
  a:hover {
    text-decoration-thickness: 4px;
  }
`
