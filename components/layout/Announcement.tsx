import { useEffect, useLayoutEffect, useState } from 'react'
import styled from 'styled-components'
import type { SiteSettings } from '../../lib/sanity/content/pageTypes.ts'
import { scriptless } from '../../styles/media.ts'
import { useHydrated } from '../hooks/useHydrated.ts'
import { Anchor } from '../ui/Anchor.tsx'
import { darkBackgrounds } from '../ui/backgrounds.ts'
import { Icon } from '../ui/Icon.tsx'
import {
  announcementScript,
  closeAnnouncement,
  closedAnnouncement,
  showUnlessClosed,
} from './announcementScript.ts'

type Props = { announcement: SiteSettings['announcement'] }

/** A line above the top bar, which visitors can close. It scrolls away with the page. */
export function Announcement({ announcement }: Props) {
  return announcement?.text ? <Line {...announcement} text={announcement.text} /> : null
}

function Line({ text, link, ground, visibleUntil }: NonNullable<Props['announcement']> & { text: string }) {
  const hydrated = useHydrated()
  const isOver = useEnd(visibleUntil)
  useLayoutEffect(() => showUnlessClosed(text), [text])
  const color = ground ?? 'butter'
  return (
    <>
      {/* The browser runs it while it reads the page; React renders no script later. */}
      {!hydrated && <script data-text={text} dangerouslySetInnerHTML={{ __html: announcementScript }} />}
      <Strip
        aria-label="Announcement"
        className={darkBackgrounds.some((dark) => dark === color) ? 'on-dark' : undefined}
        style={{ background: `var(--${color})` }}
        data-over={isOver || undefined}
      >
        <p>
          <span>{text}</span> {link && <Anchor {...link}>{link.label}</Anchor>}
        </p>
        <button type="button" aria-label="Close announcement" onClick={() => closeAnnouncement(text)}>
          <Icon name="close" />
        </button>
      </Strip>
    </>
  )
}

/** Milliseconds: browsers know no longer timers. */
const longestTimer = 2 ** 31 - 1

/**
 * True once this open page has seen the end. Without one, or with a wrong clock, it trusts the
 * server.
 */
function useEnd(until: string | null): boolean {
  const [ended, setEnded] = useState<string | null>(null)
  useEffect(() => {
    const left = Date.parse(until ?? '') - Date.now()
    if (!(left > 0 && left < longestTimer)) return
    const timer = setTimeout(() => setEnded(until), left)
    return () => clearTimeout(timer)
  }, [until])
  return until !== null && ended === until
}

const Strip = styled.aside`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 0.25rem 1rem;
  padding: 0.35rem var(--gutter);
  font-size: var(--fs-small);
  font-weight: 600;
  line-height: 1.35;

  ${closedAnnouncement} {
    display: none;
  }
  /* Its room stays until the next page, so that nothing moves under a reader. */
  &[data-over] > * {
    visibility: hidden;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 1.75rem;
    text-decoration-thickness: 2px;
    text-underline-offset: 0.25em;
    white-space: nowrap;
  }
  a:hover {
    text-decoration-thickness: 4px;
  }
  button {
    display: grid;
    place-items: center;
    flex: none;
    width: 2.75rem;
    height: 2.75rem;
    margin-right: -0.75rem;
    padding: 0;
    border-radius: var(--r-pill);
  }
  button:hover {
    background: color-mix(in srgb, currentColor 15%, transparent);
  }
  ${scriptless} & {
    button {
      display: none;
    }
  }
  /* The top bar begins below it, over the hero, and sticks once it is at the top of the window. */
  & + header {
    position: sticky;
    margin-bottom: calc(-1 * var(--bar));
  }
  & + header[data-solid] {
    margin-bottom: calc(-1 * var(--bar-solid));
  }
  ${scriptless} & {
    & + header {
      position: relative;
    }
  }
`
