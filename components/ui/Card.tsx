import styled from 'styled-components'

/** Words and an image on a colour that an editor chose, else on blush. */
export const Card = styled.article<{ $background: string | null }>`
  display: flex;
  flex-direction: column;
  overflow: hidden;
  border-radius: var(--r-speech);
  background: var(--${({ $background }) => $background ?? 'blush'});
`
