import type { ComponentProps } from 'react'
import styled from 'styled-components'
import { Anchor, type AnchorProps } from './Anchor.tsx'

type Look = {
  /** Primary on light backgrounds, butter on dark ones, line for the second choice. */
  variant?: 'primary' | 'butter' | 'ink' | 'line'
  /** The ring after the label. */
  jack?: 'ring' | 'none'
  size?: 'md' | 'sm'
}

type LinkProps = Look & AnchorProps
type ControlProps = Look &
  Omit<ComponentProps<'button'>, 'type'> & { href?: undefined; type?: 'button' | 'submit' }

/** A label and a "jack", a ring that fills on hover. With `href` a link, else a button. */
export function Button({
  variant = 'primary',
  jack = 'ring',
  size = 'md',
  ...rest
}: LinkProps | ControlProps) {
  const look = { 'data-variant': variant, 'data-jack': jack, 'data-size': size }
  if (rest.href === undefined) return <Face {...look} {...rest} type={rest.type ?? 'button'} />
  return <Face as={Anchor} {...look} {...rest} />
}

const Face = styled.button`
  --background: var(--brand);
  --label: #fff;
  --jack: var(--label);
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.75em;
  min-width: 0;
  max-width: 100%;
  min-height: 3.25rem;
  padding: 0.7rem 1.6rem;
  border: 2px solid var(--edge, var(--background));
  border-radius: var(--r-pill);
  background: var(--background);
  color: var(--label);
  font: 600 1.0625rem/1.2 var(--body);
  text-align: center;
  text-decoration: none;
  /* Not break-word: its min-content is the longest word, which overflows the pill. */
  overflow-wrap: anywhere;
  transition:
    background-color var(--t-fast),
    border-color var(--t-fast),
    color var(--t-fast);

  &::after {
    content: '';
    flex: none;
    width: 0.8em;
    height: 0.8em;
    border: 0.2em solid var(--jack);
    border-radius: 50%;
    background: radial-gradient(circle, var(--jack) 0 36%, transparent 40%) center/0 0 no-repeat;
    transition: background-size var(--t) var(--ease);
  }
  &[data-jack='none']::after {
    content: none;
  }
  &:hover {
    --background: var(--brand-hover);
  }
  &:hover::after,
  &:focus-visible::after {
    background-size: 100% 100%;
  }
  &[data-size='sm'] {
    min-height: 2.75rem;
    padding: 0.5rem 1.2rem;
    font-size: 0.9375rem;
  }

  &[data-variant='butter'] {
    --background: var(--butter);
    --label: var(--ink);
    --jack: var(--signal);
  }
  &[data-variant='butter']:hover {
    --background: #ffe49b;
  }
  &[data-variant='ink'] {
    --background: var(--ink);
    --jack: var(--butter);
  }
  &[data-variant='ink']:hover {
    --background: var(--wine);
  }
  &[data-variant='line'] {
    --background: transparent;
    --label: var(--ink);
    --jack: var(--signal);
    --edge: var(--ink);
  }
  &[data-variant='line']:hover {
    --background: var(--ink);
    --label: #fff;
    --jack: var(--butter);
  }
  .on-dark &[data-variant='line'] {
    --label: #fff;
    --jack: var(--butter);
    --edge: #fff;
  }
  .on-dark &[data-variant='line']:hover {
    --background: #fff;
    --label: var(--ink);
    --jack: var(--signal);
  }

  &:disabled {
    --background: #e5dada;
    --label: #5e4a50;
    --jack: #8f6b74;
    cursor: not-allowed;
  }
`
