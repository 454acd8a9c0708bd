import styled from 'styled-components'
import { backgroundOf, cardBackgrounds } from '#lib/site/backgrounds.ts'

/** Words and an image on a colour that an editor chose, blush without one. */
export const Card = styled.article.attrs<{ $background: string | null }>(({ $background }) => ({
  style: { background: `var(--${backgroundOf($background, cardBackgrounds) ?? 'blush'})` },
}))`
  display: flex;
  flex-direction: column;
  overflow: hidden;
  border-radius: var(--r-speech);
`
