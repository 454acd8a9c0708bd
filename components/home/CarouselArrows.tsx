import styled from 'styled-components'
import { scriptless, up } from '../../styles/media.ts'
import { Icon } from '../ui/Icon.tsx'

type Props = {
  /** Slides in the carousel: where all of them are in view there is nowhere to go. */
  count: number
  trackId: string
  onMove: (step: 1 | -1) => void
}

/** The round buttons of the reviews carousel. */
export function CarouselArrows({ count, trackId, onMove }: Props) {
  return (
    <Arrows data-count={count}>
      <button type="button" aria-label="Previous reviews" aria-controls={trackId} onClick={() => onMove(-1)}>
        <Icon name="chevron-left" />
      </button>
      <button type="button" aria-label="Next reviews" aria-controls={trackId} onClick={() => onMove(1)}>
        <Icon name="chevron-right" />
      </button>
    </Arrows>
  )
}

const Arrows = styled.div`
  display: flex;
  gap: 0.6rem;

  ${up.md} {
    &[data-count='2'] {
      display: none;
    }
  }

  ${up.lg} {
    &[data-count='3'] {
      display: none;
    }
  }

  ${scriptless} {
    display: none;
  }

  button {
    display: grid;
    place-items: center;
    width: 3.25rem;
    height: 3.25rem;
    padding: 0;
    border: 2px solid var(--ink);
    border-radius: 50%;
    background: none;
    color: var(--ink);
    cursor: pointer;
    transition:
      background-color var(--t-fast),
      color var(--t-fast);
  }

  button:hover {
    background: var(--ink);
    color: #fff;
  }

  svg {
    width: 1.6rem;
    height: 1.6rem;
  }
`
