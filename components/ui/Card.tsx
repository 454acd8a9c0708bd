import styled from 'styled-components'

/** Words and an image on a colour that an editor chose, else on blush. */
export const Card = styled.article.attrs<{ $background: string | null }>(({ $background }) => ({
  // Not in the style sheet, where foreign text could end its element.
  style: { background: `var(--${$background ?? 'blush'})` },
}))`
  display: flex;
  flex-direction: column;
  overflow: hidden;
  border-radius: var(--r-speech);
`
