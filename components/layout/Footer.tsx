import styled from 'styled-components'
import { telHref } from '../../lib/phone.ts'
import type { SiteSettings } from '../../lib/sanity/pages.ts'
import { Anchor } from '../ui/Anchor.tsx'
import { Wrap } from '../ui/Wrap.tsx'
import { Logo } from './Logo.tsx'
import { footerLinks, type NavLink } from './navigation.ts'
import { PostalAddress } from './PostalAddress.tsx'
import { SocialLinks } from './SocialLinks.tsx'

type Props = {
  settings: SiteSettings
  /** Year of the copyright line. Given, because server and browser may disagree about the date. */
  year?: number
}

/** The end of every page: brand, two columns of links, and where and how the agency is reached. Spec section 2. */
export function Footer({ settings, year }: Props) {
  const { footerHeadings: headings, phone, email } = settings
  const tel = telHref(phone)
  return (
    <Ground className="on-dark">
      <Wrap>
        <Columns>
          <div className="brand">
            <Logo />
            {settings.intro && <p>{settings.intro}</p>}
            <SocialLinks social={settings.social} />
          </div>
          <LinkColumn label="Job seekers" heading={headings?.jobSeekers} links={footerLinks.jobSeekers} />
          <LinkColumn label="Employers" heading={headings?.employers} links={footerLinks.employers} />
          <div className="office">
            {headings?.office && <h2>{headings.office}</h2>}
            <address>
              <PostalAddress name={settings.legalName} address={settings.postalAddress} />
              {phone && (tel ? <a href={tel}>{phone}</a> : <span>{phone}</span>)}
              {email && <a href={`mailto:${email}`}>{email}</a>}
              {settings.officeLabel && <span>{settings.officeLabel}</span>}
            </address>
          </div>
        </Columns>
        <Base>
          <span>{['©', year, settings.name].filter(Boolean).join(' ')}</span>
          {settings.tagline && <span>{settings.tagline}</span>}
        </Base>
      </Wrap>
    </Ground>
  )
}

type ColumnProps = { label: string; heading: string | null | undefined; links: readonly NavLink[] }

/** `label` names the column for screen readers whatever the editors call it. */
function LinkColumn({ label, heading, links }: ColumnProps) {
  return (
    <nav aria-label={label}>
      {heading && <h2>{heading}</h2>}
      <ul>
        {links.map((link) => (
          <li key={link.label}>
            <Anchor href={link.href}>{link.label}</Anchor>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const Ground = styled.footer`
  --text-muted: #ebcfcb;
  padding-block: clamp(3.5rem, 6vw, 6rem) 2rem;
  background: var(--ink);
  overflow-wrap: anywhere;

  a {
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }
`

/** What takes a row of its own where the page is narrower, counted in the text size in force (a breakpoint's rem is not). The Nu checker cannot multiply a variable. */
const rowBelow = (rem: number) => `calc((${rem}rem - var(--gutter) - var(--gutter) - 100%) * 999)`

const Columns = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 2.5rem 2rem;

  > * {
    min-width: 0;
    max-width: 100%;
  }
  .brand {
    flex: 5 0 ${rowBelow(64)};
  }
  .office {
    flex: 3.2 0 ${rowBelow(48)};
  }
  nav {
    flex: 2.4 0 0;
  }
  .brand > svg {
    height: 3rem;
  }
  .brand p {
    max-width: 22rem;
    margin-top: 1.25rem;
    color: var(--text-muted);
  }
  h2 {
    margin-bottom: 0.6rem;
    color: var(--butter);
    font: 700 var(--fs-small)/1.3 var(--body);
    letter-spacing: 0;
  }
  nav a,
  address a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
  }
  address {
    display: grid;
    justify-items: start;
    color: var(--text-muted);
    font-style: normal;
  }
  address a {
    color: #fff;
  }
`

const Base = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0.5rem 2rem;
  margin-top: 3rem;
  padding-top: 1.5rem;
  border-top: 1px solid #5a2a36;
  color: var(--text-muted);
  font-size: var(--fs-small);
`
