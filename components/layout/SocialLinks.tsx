import styled from 'styled-components'
import type { SiteSettings } from '#lib/sanity/page/pageTypes.ts'
import { networks, type Network } from '#lib/site/networks.ts'
import { Icon } from '../ui/Icon.tsx'

const isNetwork = (value: string | null): value is Network => value !== null && Object.hasOwn(networks, value)

/** Links of the networks with a URL, icons of the others. docs/specification.md#footer. */
export function SocialLinks({ social }: { social: SiteSettings['social'] }) {
  const known = social.flatMap(({ _key, network, url, edit }) =>
    isNetwork(network) ? [{ key: _key, network, href: url, source: edit?.() }] : [],
  )
  if (known.length === 0) return null
  return (
    <Networks>
      {known.map(({ key, network, href, source }) => (
        <li key={key} data-sanity={source}>
          {href ? (
            <Badge as="a" href={href} aria-label={networks[network]}>
              <Icon name={network} />
            </Badge>
          ) : (
            <Badge role="img" aria-label={networks[network]}>
              <Icon name={network} />
            </Badge>
          )}
        </li>
      ))}
    </Networks>
  )
}

const Networks = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  margin-top: 1.25rem;
`

const Badge = styled.span`
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  border-radius: 50%;
  background: var(--wine);

  a&:hover {
    background: var(--signal);
  }
`
