import type { ReactNode } from 'react'
import styled from 'styled-components'
import type { ContactPage, SiteSettings } from '../../lib/sanity/content/pageTypes.ts'
import { telHref } from '../../lib/site/phone.ts'
import { up } from '../../styles/media.ts'
import { PageHero } from '../ui/PageHero.tsx'
import { Lead, Section, Wrap } from '../ui/Section.tsx'
import { TextLink } from '../ui/TextLink.tsx'
import { ContactDetails } from './ContactDetails.tsx'

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

/** In the form's place when messages cannot be sent: the phone number and the email address that always work. */
function FormUnavailable({ text, settings }: { text: string | null; settings: SiteSettings }) {
  const dial = telHref(settings.phone)
  return (
    <Block>
      {text && <Lead>{text}</Lead>}
      {dial && <TextLink href={dial}>{settings.phone}</TextLink>}
      {settings.email && <TextLink href={`mailto:${settings.email}`}>{settings.email}</TextLink>}
    </Block>
  )
}

const Block = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: 0.75rem;

  a {
    max-width: 100%;
    overflow-wrap: anywhere;
  }
`

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
