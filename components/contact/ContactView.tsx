import type { ReactNode } from 'react'
import type { ContactPage } from '../../lib/sanity/content/pageTypes.ts'
import { PageHero } from '../ui/PageHero.tsx'
import { Section } from '../ui/Section.tsx'
import { ContactDetails } from './ContactDetails.tsx'
import { FormPanel } from './FormPanel.tsx'

type Props = {
  content: ContactPage
  /** The form; without one the panel says how else to reach the agency. */
  children?: ReactNode
}

/** /contact-us: how to reach the agency, and the panel with the form. Spec section 2, Contact. */
export function ContactView({ content, children }: Props) {
  const { page, settings } = content
  return (
    <>
      <PageHero hero={page.hero} ground="signal" />
      <Section>
        <FormPanel
          settings={settings}
          beside={<ContactDetails settings={settings} labels={page.labels} />}
          unavailableText={page.unavailableText}
        >
          {children}
        </FormPanel>
      </Section>
    </>
  )
}
