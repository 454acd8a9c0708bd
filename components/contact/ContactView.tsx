import type { ReactNode } from 'react'
import styled from 'styled-components'
import type { ContactPage } from '../../lib/sanity/pages.ts'
import { up } from '../../styles/media.ts'
import { PageHero } from '../ui/PageHero.tsx'
import { Section } from '../ui/Section.tsx'
import { Wrap } from '../ui/Wrap.tsx'
import { ContactDetails } from './ContactDetails.tsx'
import { FormUnavailable } from './FormUnavailable.tsx'

type Props = {
  content: ContactPage
  /** The form; without one the panel says how else to reach the agency. */
  children?: ReactNode
}

/** /contact-us: how to reach the agency, and the panel with the form. Spec section 2, Contact. */
export function ContactView({ content, children }: Props) {
  const { page, settings } = content
  const instead = <FormUnavailable text={page.unavailableText} settings={settings} />
  return (
    <>
      <PageHero hero={page.hero} ground="signal" />
      <Section>
        <Columns>
          <ContactDetails settings={settings} labels={page.labels} />
          <Panel>
            {children}
            {children ? <noscript>{instead}</noscript> : instead}
          </Panel>
        </Columns>
      </Section>
    </>
  )
}

const Columns = styled(Wrap)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(2.5rem, 5vw, 5rem);

  ${up.lg} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
  }
`

const Panel = styled.div`
  padding: clamp(1.5rem, 3.6vw, 3.5rem);
  border-radius: var(--r-xl) var(--r-xl) var(--r-xl) 0;
  background: #fff;

  ${up.lg} {
    /* Its own column even when nothing stands in the first. */
    grid-column: 2;
  }
`
