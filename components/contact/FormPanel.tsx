import type { ReactNode } from 'react'
import styled from 'styled-components'
import type { SiteSettings } from '../../lib/sanity/content/pageTypes.ts'
import { telHref } from '../../lib/site/phone.ts'
import { grid, up } from '../../styles/media.ts'
import { Lead, Wrap } from '../ui/Section.tsx'
import { TextLink } from '../ui/TextLink.tsx'

type Props = {
  settings: Pick<SiteSettings, 'phone' | 'email'>
  /** What stands beside the panel from lg, above it on small screens. */
  beside: ReactNode
  /** Before phone and email, in the form's place. */
  unavailableText: string | null
  /** The form; without one the panel says how else to reach the agency. */
  children?: ReactNode
}

/** The white panel with the contact form; without scripts it shows phone and email. */
export function FormPanel({ settings, beside, unavailableText, children }: Props) {
  const instead = <FormUnavailable text={unavailableText} settings={settings} />
  return (
    <Columns>
      {beside}
      <Panel>
        {children}
        {children ? <noscript>{instead}</noscript> : instead}
      </Panel>
    </Columns>
  )
}

/** In the form's place when messages cannot be sent: phone and email, which always work. */
function FormUnavailable({ text, settings }: { text: string | null; settings: Props['settings'] }) {
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
  ${grid()}
  justify-items: start;
  gap: 0.75rem;

  a {
    max-width: 100%;
    overflow-wrap: anywhere;
  }
`

const Columns = styled(Wrap)`
  ${grid({ lg: '4fr 8fr' })}
  gap: clamp(2.5rem, 5vw, 5rem);
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
