import styled from 'styled-components'
import type { AboutPage } from '../../lib/sanity/pages.ts'
import { Picture } from '../ui/Picture.tsx'

type Props = { member: AboutPage['team'][number]; headingLevel: 'h2' | 'h3' }

/** A portrait with name and position; a silhouette until there is a photo, so that the row keeps its line. */
export function TeamMember({ member, headingLevel: Heading }: Props) {
  const { name, position, photo } = member
  return (
    <Member>
      <div className="portrait">
        {photo ? (
          <Picture media={photo} sizes="(min-width:80rem) 25rem, (min-width:48rem) 29vw, 44vw" />
        ) : (
          <img src="/art/reviewer.svg" width={96} height={96} alt="" loading="lazy" decoding="async" />
        )}
      </div>
      {name && <Heading className="name">{name}</Heading>}
      {position && <p>{position}</p>}
    </Member>
  )
}

const Member = styled.article`
  .portrait {
    display: grid;
    place-items: center;
    aspect-ratio: 5/6;
    overflow: hidden;
    border-radius: var(--r-speech);
    background: var(--blush-soft);
  }
  &:nth-child(even) .portrait {
    border-radius: var(--r-speech-r);
  }
  /* Photos come in any shape: the frame is the design's, the middle of the photo shows. */
  .portrait img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  .portrait img[src^='/art/'] {
    width: 50%;
    height: auto;
  }
  .name {
    margin-top: 1rem;
    font-size: clamp(1.1875rem, 1.05rem + 0.6vw, 1.5rem);
    line-height: 1.18;
    letter-spacing: -0.018em;
  }
  p {
    color: var(--text-muted);
  }
`
