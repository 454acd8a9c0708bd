import type { ComponentProps, ReactNode } from 'react'
import styled from 'styled-components'
import { mailAccount } from '#lib/contact/account.ts'
import type { SiteSettings } from '#lib/sanity/page/pageTypes.ts'
import { publicEnv } from '#lib/site/env.ts'
import { telHref } from '#lib/site/phone.ts'
import { grid, up } from '#styles/media.ts'
import { Lead, Wrap } from '../ui/Section.tsx'
import { TextLink } from '../ui/TextLink.tsx'
import { ContactForm } from './ContactForm.tsx'

type Props = Omit<ComponentProps<typeof ContactForm>, 'account'> & {
  settings: Pick<SiteSettings, 'phone' | 'email' | 'edit'>
  /** What stands beside the panel from lg, above it on small screens. */
  beside: ReactNode
  /** Before phone and email, in the form's place. */
  unavailableText: string | null
}

/** The white panel with the contact form. Without account or scripts it shows phone and email. */
export function FormPanel({ settings, beside, unavailableText, ...form }: Props) {
  const account = mailAccount(publicEnv.emailjs)
  const { phone, email, edit } = settings
  const dial = telHref(phone)
  const instead = (
    <Block>
      {unavailableText && <Lead>{unavailableText}</Lead>}
      {dial && (
        <TextLink href={dial} data-sanity={edit?.('phone')}>
          {phone}
        </TextLink>
      )}
      {email && (
        <TextLink href={`mailto:${email}`} data-sanity={edit?.('email')}>
          {email}
        </TextLink>
      )}
    </Block>
  )
  return (
    <Columns>
      {beside}
      <Panel>
        {account && <ContactForm account={account} {...form} />}
        {account ? <noscript>{instead}</noscript> : instead}
      </Panel>
    </Columns>
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
