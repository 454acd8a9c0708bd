import type { ContactPage } from '#lib/sanity/page/pageTypes.ts'
import { PageHero } from '../ui/PageHero.tsx'
import { Band } from '../ui/Section.tsx'
import { ContactDetails } from './ContactDetails.tsx'
import { FormPanel } from './FormPanel.tsx'

/** /contact-us: how to reach the agency, and the form. docs/specification.md#contact. */
export function ContactView({ content: { page, settings } }: { content: ContactPage }) {
  return (
    <>
      <PageHero hero={page.hero} background="signal" />
      <Band>
        <FormPanel
          settings={settings}
          beside={<ContactDetails settings={settings} labels={page.labels} />}
          unavailableText={page.unavailableText}
          submitLabel={page.submitLabel}
        />
      </Band>
    </>
  )
}
