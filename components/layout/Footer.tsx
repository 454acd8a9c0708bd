import styled from 'styled-components'
import { telHref } from '#lib/site/phone.ts'
import type { SiteSettings } from '#lib/sanity/page/pageTypes.ts'
import { Anchor } from '../ui/Anchor.tsx'
import { Wrap } from '../ui/Section.tsx'
import { postalLines } from '#lib/site/postalAddress.ts'
import { networks, type Network } from '#lib/site/networks.ts'
import { Icon } from '../ui/Icon.tsx'
import { Logo } from './Logo.tsx'
import { footerLinks, linksOf, type NavLink } from './navigation.ts'
import { Heading } from '../ui/Heading.tsx'

type Props = {
  settings: SiteSettings
  /** Year of the copyright line, from the server: the browser's may differ. */
  year?: number
}

/** Brand, two columns of links, and contact details. docs/specification.md#footer. */
export function Footer({ settings, year }: Props) {
  const { footerHeadings: headings, phone, email, edit } = settings
  const tel = telHref(phone)
  const pages = linksOf(settings.menu.footer)
  return (
    <Band className="on-dark">
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
            <Heading level="h2" text={headings?.office} />
            <address>
              <PostalAddress {...settings} />
              {phone &&
                (tel ? (
                  <a href={tel} data-sanity={edit?.('phone')}>
                    {phone}
                  </a>
                ) : (
                  <span data-sanity={edit?.('phone')}>{phone}</span>
                ))}
              {email && (
                <a href={`mailto:${email}`} data-sanity={edit?.('email')}>
                  {email}
                </a>
              )}
              {settings.officeLabel && <span>{settings.officeLabel}</span>}
            </address>
          </div>
        </Columns>
        <Base>
          <span data-sanity={edit?.('name')}>{['©', year, settings.name].filter(Boolean).join(' ')}</span>
          {pages.length > 0 && (
            <Pages aria-label="More pages">
              {pages.map(({ label, href }) => (
                <Anchor key={href} href={href}>
                  {label}
                </Anchor>
              ))}
            </Pages>
          )}
          {settings.tagline && <span>{settings.tagline}</span>}
        </Base>
      </Wrap>
    </Band>
  )
}

type ColumnProps = { label: string; heading: string | null | undefined; links: readonly NavLink[] }

/** `label` is the fixed name for screen readers. */
function LinkColumn({ label, heading, links }: ColumnProps) {
  return (
    <nav aria-label={label}>
      <Heading level="h2" text={heading} />
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

/** A line each; missing parts leave no gap. */
function PostalAddress({ legalName, postalAddress }: SiteSettings) {
  const { street, town } = postalLines(postalAddress)
  return [legalName, street.join(', '), town].map((line, index) => line && <span key={index}>{line}</span>)
}

const isNetwork = (value: string | null): value is Network => value !== null && Object.hasOwn(networks, value)

/** Links of the networks with a URL, icons of the others. docs/specification.md#footer. */
function SocialLinks({ social }: { social: SiteSettings['social'] }) {
  const known = social.flatMap(({ _key, network, url, edit }) =>
    isNetwork(network) ? [{ key: _key, network, href: url, source: edit?.() }] : [],
  )
  if (known.length === 0) return null
  return (
    <Networks>
      {known.map(({ key, network, href, source }) => (
        <li key={key} data-sanity={source}>
          {href ? (
            <a href={href} aria-label={networks[network]}>
              <Icon name={network} />
            </a>
          ) : (
            <span role="img" aria-label={networks[network]}>
              <Icon name={network} />
            </span>
          )}
        </li>
      ))}
    </Networks>
  )
}

const Band = styled.footer`
  --text-muted: #ebcfcb;
  padding-block: clamp(3.5rem, 6vw, 6rem) calc(2rem + env(safe-area-inset-bottom));
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

/** Basis of a column that takes a row below `rem` of the current text size, unlike a breakpoint. */
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

const Pages = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 0 1.5rem;

  a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    margin-block: -0.6rem;
    color: #fff;
  }
`

const Networks = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  margin-top: 1.25rem;

  a,
  span {
    display: grid;
    place-items: center;
    width: 2.75rem;
    height: 2.75rem;
    border-radius: 50%;
    background: var(--wine);
  }
  a:hover {
    background: var(--signal);
  }
`
