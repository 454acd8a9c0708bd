import styled from 'styled-components'
import type { SiteSettings } from '#lib/sanity/page/pageTypes.ts'
import { Anchor } from '../ui/Anchor.tsx'
import { backgroundOf, backgrounds, isDark } from '#lib/site/backgrounds.ts'

type Props = { announcement: SiteSettings['announcement'] }

/** A line above the top bar. It scrolls away with the page. */
export function Announcement({ announcement }: Props) {
  if (!announcement?.text) return null
  const { text, link } = announcement
  const background = backgroundOf(announcement.background, backgrounds) ?? 'butter'
  return (
    <Strip
      aria-label="Announcement"
      className={isDark(background) ? 'on-dark' : undefined}
      style={{ background: `var(--${background})` }}
    >
      <p>
        <span>{text}</span> {link && <Link {...link}>{link.label}</Link>}
      </p>
    </Strip>
  )
}

const Strip = styled.aside`
  padding: 0.65rem var(--gutter);
  font-size: var(--fs-small);
  font-weight: 600;
  line-height: 1.35;
  text-align: center;

  /* The top bar begins below it, over the hero, and sticks once it is at the top of the window. */
  & + header {
    position: sticky;
    margin-bottom: calc(-1 * var(--bar));
  }
  & + header[data-solid] {
    margin-bottom: calc(-1 * var(--bar-solid));
  }
`

const Link = styled(Anchor)`
  display: inline-flex;
  align-items: center;
  min-height: 1.75rem;
  text-decoration-thickness: 2px;
  text-underline-offset: 0.25em;
  white-space: nowrap;

  &:hover {
    text-decoration-thickness: 4px;
  }
`
