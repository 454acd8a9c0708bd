import styled from 'styled-components'
import { backgroundOf, cardBackgrounds } from '#lib/site/backgrounds.ts'
import { Heading } from './Heading.tsx'

/** Words and an image on a colour that an editor chose, blush without one. */
export const Card = styled.article.attrs<{ $background: string | null }>(({ $background }) => ({
  style: { background: `var(--${backgroundOf($background, cardBackgrounds) ?? 'blush'})` },
}))`
  display: flex;
  flex-direction: column;
  overflow: hidden;
  border-radius: var(--r-speech);
`

/** Looks like an h3, also where it is an h2 for want of a heading above the cards. */
export const CardTitle = styled(Heading)`
  font-size: var(--fs-h3);
  line-height: 1.18;
  letter-spacing: -0.018em;
`
