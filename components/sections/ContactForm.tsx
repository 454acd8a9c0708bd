import styled from 'styled-components'
import type { SectionProps } from '#lib/sanity/page/pageTypes.ts'
import { publicEnv } from '#lib/site/env.ts'
import { grid } from '#styles/media.ts'
import { Band, Lead } from '../ui/Section.tsx'
import { FormPanel } from '../contact/FormPanel.tsx'
import { Heading } from '../ui/Heading.tsx'

/** The contact form, whose message names the page. docs/specification.md#contact. */
export function ContactFormSection({
  section: { heading, text, thanksPage, ...form },
  content: { settings, path },
  frame,
}: SectionProps<'contactForm'>) {
  return (
    <Band background={frame?.background ?? 'blush-soft'} frame={frame}>
      <FormPanel
        settings={settings}
        beside={
          <Words>
            <Title level="h2" text={heading} />
            {text && <Lead>{text}</Lead>}
          </Words>
        }
        {...form}
        thanksPath={thanksPage?.page}
        page={`${publicEnv.siteUrl}${path}`}
      />
    </Band>
  )
}

const Words = styled.div`
  ${grid()}
  gap: 1.25rem;
  align-content: start;
`

/** Fits its column: a third of the page from lg. */
const Title = styled(Heading)`
  font-size: clamp(2rem, 1.55rem + 1.6vw, 2.75rem);
`
