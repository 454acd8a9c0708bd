import type { ReactNode } from 'react'
import styled from 'styled-components'
import { telHref } from '#lib/site/phone.ts'
import { postalLines } from '#lib/site/postalAddress.ts'
import type { ContactPage, SiteSettings } from '#lib/sanity/page/pageTypes.ts'
import { up } from '#styles/media.ts'
import { Anchor } from '../ui/Anchor.tsx'

type Props = {
  settings: Pick<SiteSettings, 'phone' | 'fax' | 'office' | 'edit'>
  labels: ContactPage['page']['labels']
}

/** Phone, fax and office from the site settings. docs/specification.md#contact. */
export function ContactDetails({ settings, labels }: Props) {
  const { phone, fax, office, edit } = settings
  const tel = telHref(phone)
  const { street, town } = postalLines(office)
  const lines = [...street, town].filter(Boolean)
  if (!phone && !fax && lines.length === 0) return null
  return (
    <Details>
      {phone && (
        <Fact label={labels?.phone} meaning="Phone" source={edit?.('phone')}>
          {/* Words that cannot be dialled stay words. */}
          {tel ? <Dial href={tel}>{phone}</Dial> : phone}
        </Fact>
      )}
      {fax && (
        <Fact label={labels?.fax} meaning="Fax" source={edit?.('fax')}>
          {fax}
        </Fact>
      )}
      {lines.length > 0 && (
        <Fact label={labels?.visit} meaning="Address">
          <address>
            {lines.map((line, index) => (
              <Line key={index}>{line}</Line>
            ))}
          </address>
        </Fact>
      )}
    </Details>
  )
}

type FactProps = {
  label: string | undefined
  /**
   * What screen readers hear when an editor has cleared the label: a bare number could be anything.
   */
  meaning: string
  /** For click-to-edit. */
  source?: string | undefined
  children: ReactNode
}

function Fact({ label, meaning, source, children }: FactProps) {
  return (
    <Entry>
      <Label className={label ? undefined : 'visually-hidden'}>{label || meaning}</Label>
      <Value data-sanity={source}>{children}</Value>
    </Entry>
  )
}

/** Side by side above the form, below each other beside it. */
const Details = styled.dl`
  display: flex;
  flex-wrap: wrap;
  align-content: start;
  gap: 1.75rem;
`

const Label = styled.dt`
  color: var(--text-muted);
  font-size: var(--fs-small);
  font-weight: 700;
`

const Value = styled.dd`
  font: 600 clamp(1.25rem, 1.1rem + 0.6vw, 1.625rem) / 1.3 var(--display);
  letter-spacing: -0.015em;
`

const Dial = styled(Anchor)`
  display: inline-flex;
  align-items: center;
  min-height: 2.75rem;
  text-decoration-thickness: 2px;
  text-underline-offset: 0.22em;
`

const Line = styled.span`
  display: block;
`

const Entry = styled.div`
  flex: 1 1 13rem;
  min-width: 0;

  ${up.md} {
    flex-basis: auto;
  }
  ${up.lg} {
    flex-basis: 100%;
  }
`
