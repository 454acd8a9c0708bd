import styled from 'styled-components'
import type { SectionProps } from '#lib/sanity/page/pageTypes.ts'
import { aspectRatios } from '#lib/site/aspectRatios.ts'
import { grid, up } from '#styles/media.ts'
import { ActionBelow } from '../ui/ActionButton.tsx'
import { Picture } from '../ui/Picture.tsx'
import { hasWords, RichText } from '../ui/RichText.tsx'
import { Band, Wrap } from '../ui/Section.tsx'
import { Heading } from '../ui/Heading.tsx'

/** A picture with a text and a button beside it; above them on phones. */
export function PictureText({
  section: { heading, text, action, image, side },
  frame,
}: SectionProps<'pictureText'>) {
  if (!heading && !hasWords(text) && !image) return null
  return (
    <Band background={frame?.background} frame={frame}>
      <Columns data-pictured={image ? side || 'right' : undefined}>
        <SideImage
          media={image}
          sizes="(min-width:80rem) 39rem, (min-width:48rem) 46vw, 90vw"
          aspectRatio={aspectRatios.besideText}
        />
        <Words>
          <Heading level="h2" data-beside text={heading} />
          <Text value={text} />
          <ActionBelow action={action} />
        </Words>
      </Columns>
    </Band>
  )
}

const Columns = styled(Wrap)`
  ${grid({ md: 2 }, '&[data-pictured]')}
  gap: 2rem clamp(1.5rem, 5vw, 5rem);
  align-items: center;
`

const SideImage = styled(Picture)`
  width: 100%;
  aspect-ratio: ${aspectRatios.besideText};
  border-radius: var(--r-speech);

  ${up.md} {
    [data-pictured='right'] > & {
      order: 1;
      border-radius: var(--r-speech-r);
    }
  }
`

const Words = styled.div`
  max-width: 40rem;
`

const Text = styled(RichText)`
  h2 + & {
    margin-top: 1.25rem;
  }
`
