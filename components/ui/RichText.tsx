import {
  PortableText,
  toPlainText,
  type PortableTextComponents,
  type PortableTextProps,
} from '@portabletext/react'
import styled from 'styled-components'
import { Anchor } from './Anchor.tsx'
import { Heading } from './Heading.tsx'

type Props = { value: PortableTextProps['value']; className?: string }

/** Portable Text of the schemas `richText` and `longText`; unknown blocks are left out. */
export function RichText({ value, className }: Props) {
  return (
    <Prose className={className}>
      <PortableText value={value} components={components} onMissingComponent={false} />
    </Prose>
  )
}

type Words = readonly { children?: readonly { text?: string | null }[] | null }[]

/** False for a text of empty lines alone. */
export const hasWords = (value: Words): boolean =>
  value.some((block) => block.children?.some((span) => span.text?.trim()))

const components: PortableTextComponents = {
  block: {
    h2: ({ value, children }) => (
      <Heading level="h2" text={toPlainText(value)}>
        {children}
      </Heading>
    ),
    h3: ({ value, children }) => (
      <Heading level="h3" text={toPlainText(value)}>
        {children}
      </Heading>
    ),
    blockquote: ({ children }) => (
      <blockquote>
        <p>{children}</p>
      </blockquote>
    ),
  },
  marks: {
    link: ({ value, children }) => <Anchor href={value?.href}>{children}</Anchor>,
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
  blockquote {
    padding-left: 1.25rem;
    border-left: 4px solid var(--signal-deep);
    color: var(--text);
    font-size: var(--fs-lead);
    line-height: 1.5;
  }
  /* Empty lines of an editor. */
  :is(p, li):empty,
  blockquote:has(> p:empty) {
    display: none;
  }
  /* The typefaces have no italics. */
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
