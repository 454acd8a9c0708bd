import styled from 'styled-components'
import { safeWebHref } from '../../lib/links.ts'
import { networks, type Network } from '../../lib/networks.ts'
import type { SiteSettings } from '../../lib/sanity/pages.ts'
import { Icon } from '../ui/Icon.tsx'

const isNetwork = (value: string | null): value is Network => value !== null && Object.hasOwn(networks, value)

/** The networks of the settings: a link where they name an https address, otherwise the icon alone. Spec section 2, footer. */
export function SocialLinks({ social }: { social: SiteSettings['social'] }) {
  const known = social.flatMap(({ _key, network, url }) =>
    isNetwork(network) ? [{ key: _key, network, href: safeWebHref(url) }] : [],
  )
  if (known.length === 0) return null
  return (
    <List>
      {known.map(({ key, network, href }) => (
        <li key={key}>
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
    </List>
  )
}

const List = styled.ul`
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
