import styled from 'styled-components'
import { telHref } from '../../lib/phone.ts'
import type { SiteSettings } from '../../lib/sanity/pages.ts'
import { Lead } from '../ui/Lead.tsx'
import { TextLink } from '../ui/TextLink.tsx'

type Props = { text: string | null; settings: Pick<SiteSettings, 'phone' | 'email'> }

/** What stands in the form's place when messages cannot be sent: the number and the address that always work. */
export function FormUnavailable({ text, settings }: Props) {
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
