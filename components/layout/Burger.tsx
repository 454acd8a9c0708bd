import type { Ref } from 'react'
import styled from 'styled-components'
import { up } from '#styles/media.ts'

/** Of the menu: target of the burger, and of its link without scripts. */
export const mobileMenuId = 'menu'

type Props = {
  ref?: Ref<HTMLButtonElement>
  label: string
  command: 'show-modal' | 'close'
  /** Does what the command says, for browsers without invoker commands. */
  onPress: () => void
}

/** Three lines, or a cross that closes. `command` implies aria-expanded. */
export const Burger = ({ ref, label, command, onPress }: Props) => (
  <Round
    data-scripted
    ref={ref}
    type="button"
    aria-label={label}
    aria-controls={mobileMenuId}
    command={command}
    commandfor={mobileMenuId}
    onClick={(event) => {
      // In place of the command: both would open the dialog twice, which the console tells.
      event.preventDefault()
      onPress()
    }}
  >
    <Lines />
  </Round>
)

const Round = styled.button.withConfig({
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

  ${up.lg} {
    display: none;
  }
`

const Lines = styled.span`
  &,
  &::before,
  &::after {
    content: '';
    display: block;
    width: 1.6rem;
    height: 3px;
    border-radius: 3px;
    background: currentColor;
    transition: transform var(--t) var(--ease);
  }
  &::before {
    transform: translateY(-8px);
  }
  &::after {
    transform: translateY(5px);
  }
  /* Forced colours drop other backgrounds. */
  @media (forced-colors: active) {
    &,
    &::before,
    &::after {
      background: ButtonText;
    }
  }
  [command='close'] > & {
    background: none;
  }
  [command='close'] > &::before {
    transform: translateY(3px) rotate(45deg);
  }
  [command='close'] > &::after {
    transform: rotate(-45deg);
  }
`
