import styled from 'styled-components'
import type { AboutPage, SectionFrame } from '#lib/sanity/page/pageTypes.ts'
import { aspectRatios } from '#lib/site/aspectRatios.ts'
import { faceOf } from '#styles/face.ts'
import { up } from '#styles/media.ts'
import { ActionButton } from '../ui/ActionButton.tsx'
import { Section, SectionHeader } from '../ui/Section.tsx'
import { CardTitle } from '../ui/Card.tsx'
import { Picture } from '../ui/Picture.tsx'

type Props = {
  header: AboutPage['page']['team']
  members: AboutPage['team']
  actions: AboutPage['page']['actions']
  frame?: SectionFrame | undefined
}

/** The team in the order of the Studio, and two buttons. */
export function Team({ header, members, actions, frame }: Props) {
  if (members.length === 0 && actions.length === 0) return null
  return (
    <Section background={frame?.background} frame={frame}>
      {members.length > 0 && <People header={header} members={members} />}
      {actions.length > 0 && (
        <Actions>
          {actions.map((action, index) => (
            <ActionButton key={action._key} action={action} variant={index === 0 ? 'primary' : 'line'} />
          ))}
        </Actions>
      )}
    </Section>
  )
}

function People({ header, members }: Pick<Props, 'header' | 'members'>) {
  const level = header?.heading ? 'h3' : 'h2'
  return (
    <>
      <SectionHeader title={header?.heading} text={header?.text} layout="split" />
      <Grid>
        {members.map(({ _id, name, position, photo }) => (
          <article key={_id}>
            <Portrait>
              {photo ? (
                <Photo
                  media={photo}
                  sizes="(min-width:80rem) 25rem, (min-width:48rem) 29vw, 44vw"
                  aspectRatio={aspectRatios.person}
                />
              ) : (
                <Silhouette
                  src="/art/reviewer.svg"
                  width={96}
                  height={96}
                  alt=""
                  loading="lazy"
                  decoding="async"
                />
              )}
            </Portrait>
            <Name level={level} data-face={faceOf(name)} text={name} />
            {position && <Position>{position}</Position>}
          </article>
        ))}
      </Grid>
    </>
  )
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: clamp(1.5rem, 2.5vw, 2.5rem) var(--gap);

  ${up.md} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 1rem;

  ${Grid} + & {
    margin-top: clamp(2.5rem, 4vw, 4rem);
  }
`

const Portrait = styled.div`
  display: grid;
  place-items: center;
  aspect-ratio: ${aspectRatios.person};
  overflow: hidden;
  border-radius: var(--r-speech);
  background: var(--blush-soft);

  :nth-child(even) > & {
    border-radius: var(--r-speech-r);
  }
`

const Photo = styled(Picture)`
  width: 100%;
  height: 100%;
`

const Silhouette = styled.img`
  width: 50%;
`

const Name = styled(CardTitle)`
  margin-top: 1rem;
  font-size: clamp(1.1875rem, 1.05rem + 0.6vw, 1.5rem);
`

const Position = styled.p`
  color: var(--text-muted);
`
