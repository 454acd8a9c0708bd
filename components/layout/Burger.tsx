import styled from 'styled-components'
import { up } from '#styles/media.ts'

/** Three lines, or a cross that closes. Holds one empty span. `command` implies aria-expanded. */
export const Burger = styled.button.withConfig({
  // In development styled-components warns of `command`, which it does not know.
  shouldForwardProp: () => true,
})`
  flex: none;
  display: grid;
  place-items: center;
  width: 3rem;
  height: 3rem;
  margin-left: auto;
  border-radius: 50%;

  span,
  span::before,
  span::after {
    content: '';
    display: block;
    width: 1.6rem;
    height: 3px;
    border-radius: 3px;
    background: currentColor;
    transition: transform var(--t) var(--ease);
  }
  span::before {
    transform: translateY(-8px);
  }
  span::after {
    transform: translateY(5px);
  }
  /* Forced colours drop other backgrounds. */
  @media (forced-colors: active) {
    span,
    span::before,
    span::after {
      background: ButtonText;
    }
  }
  &[command='close'] {
    color: #fff;
  }
  &[command='close'] span {
    background: none;
  }
  &[command='close'] span::before {
    transform: translateY(3px) rotate(45deg);
  }
  &[command='close'] span::after {
    transform: rotate(-45deg);
  }
  ${up.lg} {
    display: none;
  }
`
