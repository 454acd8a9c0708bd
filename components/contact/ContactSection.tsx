import styled from 'styled-components'
import { mailAccount } from '../../lib/contact/send.ts'
import type { LandingPage, LandingSection } from '../../lib/sanity/content/pageTypes.ts'
import { publicEnv } from '../../lib/site/env.ts'
import { grid } from '../../styles/media.ts'
import { Lead, Section } from '../ui/Section.tsx'
import { ContactForm } from './ContactForm.tsx'
import { FormPanel } from './FormPanel.tsx'

type Props = { section: LandingSection<'contactFormSection'>; content: LandingPage }

/** The contact form on a landing page, which the message names. Spec sections 2 to 5. */
export function ContactSection({ section, content: { settings, page } }: Props) {
  const { heading, text, submitLabel, thanks, unavailableText } = section
  const account = mailAccount(publicEnv.emailjs)
  return (
    <Section ground="blush-soft">
      <FormPanel
        settings={settings}
        unavailableText={unavailableText}
        beside={
          <Words>
            {heading && <h2>{heading}</h2>}
            {text && <Lead>{text}</Lead>}
          </Words>
        }
      >
        {account && (
          <ContactForm
            account={account}
            submitLabel={submitLabel}
            thanks={thanks}
            page={`${publicEnv.siteUrl}/${page.slug}`}
          />
        )}
      </FormPanel>
    </Section>
  )
}

const Words = styled.div`
  ${grid()}
  gap: 1.25rem;
  align-content: start;

  /* Fits its column: a third of the page from lg. */
  h2 {
    font-size: clamp(2rem, 1.55rem + 1.6vw, 2.75rem);
  }
`
