import styled from 'styled-components'
import { telHref } from '#lib/site/phone.ts'
import type { SiteSettings } from '#lib/sanity/page/pageTypes.ts'
import { up } from '#styles/media.ts'
import { Anchor } from '../ui/Anchor.tsx'
import { Wrap } from '../ui/Section.tsx'
import { postalLines } from '#lib/site/postalAddress.ts'
import { Logo } from './Logo.tsx'
import { SocialLinks } from './SocialLinks.tsx'
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
          <Brand>
            <Logo />
            {settings.intro && <Intro>{settings.intro}</Intro>}
            <SocialLinks social={settings.social} />
          </Brand>
          <LinkColumn label="Job seekers" heading={headings?.jobSeekers} links={footerLinks.jobSeekers} />
          <LinkColumn label="Employers" heading={headings?.employers} links={footerLinks.employers} />
          <Office>
            <Title level="h2" text={headings?.office} />
            <Address>
              <PostalAddress {...settings} />
              {phone &&
                (tel ? (
                  <Link href={tel} data-sanity={edit?.('phone')}>
                    {phone}
                  </Link>
                ) : (
                  <span data-sanity={edit?.('phone')}>{phone}</span>
                ))}
              {email && (
                <Link href={`mailto:${email}`} data-sanity={edit?.('email')}>
                  {email}
                </Link>
              )}
              {settings.officeLabel && <span>{settings.officeLabel}</span>}
            </Address>
          </Office>
        </Columns>
        <Base>
          <span data-sanity={edit?.('name')}>{['©', year, settings.name].filter(Boolean).join(' ')}</span>
          {pages.length > 0 && (
            <Pages aria-label="More pages">
              {pages.map(({ label, href }) => (
                <PageLink key={href} href={href}>
                  {label}
                </PageLink>
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
      <Title level="h2" text={heading} />
      <ul>
        {links.map((link) => (
          <li key={link.label}>
            <Link href={link.href}>{link.label}</Link>
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

/** Beside each other from lg; brand and office have a row of their own below lg and md. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 2.5rem 2rem;

  ${up.md} {
    grid-template-columns: minmax(0, 2.4fr) minmax(0, 2.4fr) minmax(0, 3.2fr);
  }
  ${up.lg} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 2.4fr) minmax(0, 2.4fr) minmax(0, 3.2fr);
  }
`

const Brand = styled.div`
  grid-column: 1 / -1;

  > svg {
    height: 3rem;
  }
  ${up.lg} {
    grid-column: auto;
  }
`

const Intro = styled.p`
  max-width: 22rem;
  margin-top: 1.25rem;
  color: var(--text-muted);
`

const Office = styled.div`
  grid-column: 1 / -1;

  ${up.md} {
    grid-column: auto;
  }
`

const Title = styled(Heading)`
  margin-bottom: 0.6rem;
  color: var(--butter);
  font: 700 var(--fs-small)/1.3 var(--body);
  letter-spacing: 0;
`

const Address = styled.address`
  display: grid;
  justify-items: start;
  color: var(--text-muted);
`

const Link = styled(Anchor)`
  display: inline-flex;
  align-items: center;
  min-height: 2.75rem;
  color: #fff;
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
`

const PageLink = styled(Link)`
  margin-block: -0.6rem;
`
