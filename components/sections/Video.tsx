import { useState, type MouseEvent } from 'react'
import styled, { css } from 'styled-components'
import type { SectionProps } from '#lib/sanity/page/pageTypes.ts'
import { aspectRatios } from '#lib/site/aspectRatios.ts'
import { videoOf } from '#lib/site/video.ts'
import { up } from '#styles/media.ts'
import { EmptySection } from '../preview/EmptySection.tsx'
import { Button } from '../ui/Button.tsx'
import { Picture } from '../ui/Picture.tsx'
import { Section, SectionHeader } from '../ui/Section.tsx'
import { TextLink } from '../ui/TextLink.tsx'

type Props = SectionProps<'video'>

/** A video of YouTube or Vimeo. Nothing of it loads before a visitor plays it. */
export function Video({ section, content, frame }: Props) {
  const { heading, text, image } = section
  const video = videoOf(section.url)
  const [played, setPlayed] = useState<string>()
  if (!video)
    return (
      <EmptySection draft={content.draft} frame={frame} text="Paste a link to a video on YouTube or Vimeo." />
    )
  const play = (event: MouseEvent) => {
    // A modified click opens the host's page in a tab.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    setPlayed(video.player)
  }
  const playing = played === video.player
  const name = section.title || 'the video'
  return (
    <Section background={frame?.background} frame={frame}>
      <SectionHeader title={heading} text={text} layout="split" />
      <Screen>
        {playing ? (
          <Player
            ref={(player) => player?.focus()}
            src={video.player}
            title={name}
            allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
            referrerPolicy="strict-origin-when-cross-origin"
          />
        ) : (
          <>
            <Poster media={image} sizes="(min-width:80rem) 80rem, 90vw" aspectRatio={aspectRatios.video} />
            <Play href={video.page} variant={image ? 'ink' : 'butter'} onClick={play}>
              {`Play ${name}`}
            </Play>
          </>
        )}
      </Screen>
      <Note>
        {playing ? (
          <TextLink href={video.page}>{`Watch it on ${video.host}`}</TextLink>
        ) : (
          `It loads from ${video.host} when you play it.`
        )}
      </Note>
    </Section>
  )
}

const playSign = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 20 20'%3E%3Ccircle cx='10' cy='10' r='10' fill='%23FFD469'/%3E%3Cpath fill='%232B0A14' d='M7.6 5.8v8.4l7-4.2z'/%3E%3C/svg%3E")`

const Screen = styled.div`
  position: relative;
  display: flex;
  align-items: end;
  /* Not hidden: it grows with long words on a narrow screen. */
  overflow: clip;
  aspect-ratio: ${aspectRatios.video};
  padding: clamp(1rem, 3vw, 2.5rem);
  border-radius: var(--r-speech);
  background: var(--wine);

  /* Around the image: a ring on it may not be seen. */
  &:has(a:focus-visible) {
    outline: 3px solid var(--focus);
    outline-offset: 3px;
  }
`

const whole = css`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
`

const Poster = styled(Picture)`
  ${whole}
`

const Player = styled.iframe`
  ${whole}
  border: 0;
`

const Play = styled(Button)`
  /* Above the image: a flex item. */
  z-index: 1;

  &:focus-visible {
    outline: 0;
  }
  /* The whole image plays. */
  &::before {
    content: '';
    position: absolute;
    inset: 0;
  }
  /* On a phone it would cover the words. */
  ${up.sm} {
    img ~ &::before {
      background: ${playSign} center / clamp(4rem, 9vw, 7rem) no-repeat;
    }
  }
`

const Note = styled.p`
  margin-top: 0.75rem;
  color: var(--text-muted);
  font-size: var(--fs-small);
`
