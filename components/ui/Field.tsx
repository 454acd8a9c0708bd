import type { ComponentProps } from 'react'
import styled from 'styled-components'
import { FieldError } from './FieldError.tsx'
import { keepFocus } from './keepFocus.ts'

type Common = {
  /** Of the control; the error's is made from it. */
  id: string
  label: string
  /** Said after the label: a star, or "(optional)" where most of the form is required. */
  need?: 'required' | 'optional'
  /** What is wrong with it; the control is marked and described by it. */
  error?: string | undefined
}

type Props = Common &
  (
    | ({ as?: 'input' } & ComponentProps<'input'>)
    | ({ as: 'select' } & ComponentProps<'select'>)
    | ({ as: 'textarea' } & ComponentProps<'textarea'>)
  )

/** A label, the control it belongs to, and what is wrong with it. `as` says which control; its attributes are passed on. */
export function Field({ id, label, need, error, as = 'input', ...rest }: Props) {
  // One control at a time: the union above keeps the attributes and `as` together for the caller.
  const control = rest as ComponentProps<'input'>
  const errorId = `${id}-error`
  return (
    <Block>
      <Label htmlFor={id} onMouseDown={keepFocus}>
        {label} {need === 'required' && <Star />}
        {need === 'optional' && <Optional>(optional)</Optional>}
      </Label>
      <Control
        as={as}
        {...control}
        // Said, not left to be the default: who looks for text boxes by this attribute finds all of them.
        type={as === 'input' ? (control.type ?? 'text') : undefined}
        id={id}
        required={need === 'required'}
        // What is typed into it runs as its own letters do; an address or a number runs left to right.
        dir={as === 'select' || control.type ? undefined : 'auto'}
        // Never absent: readers call an empty required field invalid before anybody was there.
        aria-invalid={Boolean(error)}
        aria-describedby={error ? errorId : undefined}
      />
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </Block>
  )
}

/** For the eye; readers hear it from the control. */
export function Star() {
  return <StarMark aria-hidden="true">*</StarMark>
}

const StarMark = styled.span`
  color: var(--danger);
`

const Optional = styled.span`
  color: var(--text-muted);
  font-weight: 400;
`

const Block = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.45rem;
  align-content: start;
`

const Label = styled.label`
  font-weight: 600;
`

const chevron = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 20 20' fill='none' stroke='%232B0A14' stroke-width='2.5' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='M5 8l5 5 5-5'/%3E%3C/svg%3E")`

const Control = styled.input`
  width: 100%;
  min-height: 3.25rem;
  padding: 0.75rem 1rem;
  border: 2px solid var(--line-strong);
  border-radius: var(--r-sm);
  background: #fff;
  color: var(--ink);
  font: 400 1.0625rem/1.4 var(--body);

  &::placeholder {
    color: #7a5c65;
    opacity: 1;
  }
  &:hover {
    border-color: var(--ink);
  }
  &:focus-visible {
    border-color: var(--ink);
    border-radius: var(--r-sm);
    outline-offset: 1px;
  }
  &[aria-invalid='true'] {
    border-color: var(--danger);
    background: #fff7f7;
  }
  select& {
    padding-right: 3rem;
    background: #fff ${chevron} right 1rem center / 1.1rem no-repeat;
    text-overflow: ellipsis;
    appearance: none;
    /* The picture keeps its dark line, on a ground that may be black. */
    @media (forced-colors: active) {
      padding-right: 1rem;
      background-image: none;
      appearance: auto;
    }
  }
  textarea& {
    min-height: 9rem;
    resize: vertical;
  }
`
