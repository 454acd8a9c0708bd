import type { FocusEvent } from 'react'
import styled from 'styled-components'
import { grid } from '#styles/media.ts'
import { Star, FieldError } from './Field.tsx'

type Props = {
  /** Of the first option, for links and focus. */
  id: string
  name: string
  label: string
  options: readonly string[]
  need?: 'required' | 'optional'
  /** As in `Field`. */
  error?: string
  /** Unlike `disabled`, it keeps the focus. */
  readOnly?: boolean
  /** On blur of the whole group. */
  onBlur: (event: FocusEvent) => void
}

/** Radio buttons as pills. */
export function Choice({ id, name, label, options, need, error, readOnly, onBlur }: Props) {
  const legendId = `${id}-legend`
  const errorId = `${id}-error`

  const leave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) onBlur(event)
  }

  return (
    <Group
      role="radiogroup"
      aria-labelledby={legendId}
      aria-required={need === 'required'}
      aria-readonly={readOnly}
      aria-invalid={Boolean(error)}
      aria-describedby={error ? errorId : undefined}
      onBlur={leave}
    >
      <Legend id={legendId}>
        <span>{label}</span> {need === 'required' && <Star />}
      </Legend>
      <Options>
        {options.map((option, index) => (
          <Option key={option}>
            <Mark
              type="radio"
              id={index === 0 ? id : undefined}
              name={name}
              value={option}
              // Focus lands on an option, not on the group.
              aria-describedby={error ? errorId : undefined}
              onClick={(event) => readOnly && event.preventDefault()}
            />
            <span>{option}</span>
          </Option>
        ))}
      </Options>
      {error !== undefined && <FieldError id={errorId}>{error}</FieldError>}
    </Group>
  )
}

const Group = styled.fieldset`
  ${grid()}
  gap: 0.45rem;
`

const Legend = styled.legend`
  font-weight: 600;
`

const Options = styled.div`
  display: flex;
  /* Side by side while each option fits on one line. */
  flex-wrap: wrap;
  gap: 0.75rem;
  margin-top: 0.45rem;
`

const Option = styled.label`
  display: flex;
  flex: 1 1 auto;
  min-width: 0;
  align-items: center;
  gap: 0.6rem;
  min-height: 3.5rem;
  padding: 0.5rem clamp(0.7rem, 2.4vw, 1.1rem);
  border: 2px solid var(--line-strong);
  border-radius: var(--r-pill);
  background: #fff;
  font-weight: 600;
  line-height: 1.2;
  overflow-wrap: anywhere;
  cursor: pointer;

  &:hover {
    border-color: var(--ink);
  }
  &:has(:checked) {
    border-color: var(--ink);
    background: var(--butter-soft);
  }
  &:has(:focus-visible) {
    outline: 3px solid var(--ring);
    outline-offset: 2px;
  }
  [aria-invalid='true'] & {
    border-color: var(--danger);
  }
`

const Mark = styled.input`
  flex: none;
  width: 1.5rem;
  height: 1.5rem;
  margin: 0;
  border: 0.3rem solid var(--line-strong);
  border-radius: 50%;
  background: #fff;
  appearance: none;
  cursor: inherit;

  &:checked {
    border-color: var(--signal);
    background: var(--ink);
  }
  /* Where :has() is known, its option has the ring. */
  ${Option}:has(:focus-visible) > & {
    outline: 0;
  }
  /* Forced colours drop the drawn mark. */
  @media (forced-colors: active) {
    appearance: auto;
  }
`
