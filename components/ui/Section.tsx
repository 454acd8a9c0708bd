import type { ComponentProps, ReactNode } from 'react'
import styled from 'styled-components'
import type { SectionFrame } from '#lib/sanity/page/pageTypes.ts'
import { grid, up } from '#styles/media.ts'
import { isDark, type Background } from '#lib/site/backgrounds.ts'
import { Heading } from './Heading.tsx'

/** The column of content: at most 80rem, with the gutter on both sides. */
export const Wrap = styled.div`
  width: 100%;
  max-width: calc(var(--max) + 2 * var(--gutter));
  margin-inline: auto;
  padding-inline: var(--gutter);
`

/** The larger text that opens a page or a section. */
export const Lead = styled.p`
  font-size: var(--fs-lead);
  line-height: 1.55;
`

type Props = ComponentProps<'section'> & {
  background?: Background | undefined
  /** On a landing page. */
  frame?: SectionFrame | undefined
  /** In place of a heading. May repeat on a page, so the section is a group, not a landmark. */
  label?: string | null
  /** `tight` is the smaller one of the stats band. */
  padding?: 'tight'
}

/** A full-width band of the page: one background, the design's padding above and below. */
export function Band({ background = 'paper', frame, label, padding, className, ...rest }: Props) {
  const darkClass = isDark(background) && 'on-dark'
  return (
    <Whole
      id={frame?.id}
      data-sanity={frame?.source}
      data-framed={frame && background}
      role={label ? 'group' : undefined}
      aria-label={label || undefined}
      data-padding={padding}
      $background={background}
      className={[darkClass, className].filter(Boolean).join(' ') || undefined}
      {...rest}
    />
  )
}

/** A band with one column of content. */
export const Section = ({ children, ...band }: Props) => (
  <Band {...band}>
    <Wrap>{children}</Wrap>
  </Band>
)

const Whole = styled.section<{ $background: Background }>`
  padding-block: var(--section);
  background: var(--${({ $background }) => $background});

  &[data-padding='tight'] {
    padding-block: clamp(3.5rem, 2.4rem + 4vw, 6rem);
  }
  /* Between two of one background is the padding of one: each background has a class of its own.
     Here, because a section without entries is not there. */
  &[data-framed] + &[data-framed] {
    padding-top: 0;
  }
`

type HeaderProps = {
  title: string | null | undefined
  text?: string | null
  /** `split` has text and button beside the heading from lg, `nav` has bare controls there. */
  layout?: 'plain' | 'split' | 'nav'
  children?: ReactNode
}

/** The heading of a section, with text and buttons; nothing without content. */
export function SectionHeader({ title, text, layout = 'plain', children }: HeaderProps) {
  if (!title && !text && !children) return null
  return (
    <Header data-layout={layout}>
      {title ? <Title level="h2" text={title} /> : <span />}
      {layout === 'nav'
        ? children
        : (text || children) && (
            <Side>
              {text && <Text>{text}</Text>}
              {children}
            </Side>
          )}
    </Header>
  )
}

const Header = styled.div`
  ${grid({ lg: '7fr 5fr' }, "&[data-layout='split']")}
  gap: 1.25rem;
  margin-bottom: clamp(2rem, 4vw, 4rem);

  &[data-layout='nav'] {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    justify-content: space-between;
    margin-bottom: clamp(1.75rem, 3vw, 3rem);
  }
  ${up.lg} {
    &[data-layout='split'] {
      align-items: end;
      column-gap: var(--gap);
    }
  }
`

const Title = styled(Heading)`
  max-width: 16ch;

  [data-layout='nav'] > & {
    flex: 1 1 4em;
  }
`

const Text = styled(Lead)`
  max-width: 36rem;
`

const Side = styled.div`
  ${grid()}
  gap: 1.5rem;
  justify-items: start;
`
