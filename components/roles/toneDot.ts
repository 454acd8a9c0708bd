import { css } from 'styled-components'

/** Sets `--dot`, the colour of a group's dots and jack, from its `data-tone`; the brand's while an editor has picked none. */
export const toneDot = css`
  --dot: var(--signal);

  &[data-tone='leaf'] {
    --dot: var(--leaf);
  }
  &[data-tone='blue'] {
    --dot: var(--blue);
  }
`
