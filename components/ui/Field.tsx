import type { ComponentProps, MouseEvent } from 'react'
import styled from 'styled-components'
import { grid } from '#styles/media.ts'
import { Icon } from './Icon.tsx'

type Common = {
  id: string
  label: string
  /** Shown after the label: a star or "(optional)". */
  need?: 'required' | 'optional'
  /** Empty while nothing is wrong, so that screen readers hear what comes; missing without rules. */
  error?: string
  /** Below the control. */
  hint?: string | undefined
}

type Props = Common &
  (
    | ({ as?: 'input' } & ComponentProps<'input'>)
    | ({ as: 'select' } & ComponentProps<'select'>)
    | ({ as: 'textarea' } & ComponentProps<'textarea'>)
  )

/** A label, its control (`as`, which gets the other attributes) and its error. */
export function Field({ id, label, need, error, hint, as = 'input', ...rest }: Props) {
  // The union ties attributes to `as` for callers only.
  const control = rest as ComponentProps<'input'>
  const errorId = `${id}-error`
  const hintId = `${id}-hint`
  return (
    <Block>
      <Label htmlFor={id} onMouseDown={keepFocus}>
        <span>{label}</span> {need === 'required' && <Star />}
        {need === 'optional' && <Optional>(optional)</Optional>}
      </Label>
      <Control
        as={as}
        {...control}
        // Explicit, so that `[type=text]` selects it.
        type={as === 'input' ? (control.type ?? 'text') : undefined}
        id={id}
        required={need === 'required'}
        // Email addresses and numbers run left to right.
        dir={as === 'select' || control.type ? undefined : 'auto'}
        // Never absent, or screen readers call an untouched required field invalid.
        aria-invalid={Boolean(error)}
        aria-describedby={[error && errorId, hint && hintId].filter(Boolean).join(' ') || undefined}
      />
      {error !== undefined && <FieldError id={errorId}>{error}</FieldError>}
      {hint && <Hint id={hintId}>{hint}</Hint>}
    </Block>
  )
}

/** Hidden from screen readers, which have `required`. The form says what it means. */
export const Star = () => <StarMark aria-hidden="true">*</StarMark>

const StarMark = styled.span`
  color: var(--danger);
`

const Optional = styled.span`
  color: var(--text-muted);
  font-weight: 400;
`

export const Hint = styled.p`
  color: var(--text-muted);
  font-size: var(--fs-small);
  font-variant-numeric: tabular-nums;
`

const Block = styled.div`
  ${grid()}
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
    /* The chevron stays dark on a background that may be black. */
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

/**
 * The error below a field, with an icon: colour alone is not enough. Announced when it appears, for
 * which its element is there before.
 */
export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <Line id={id} aria-live="polite">
      {children && (
        <>
          <Icon name="alert" />
          <span>{children}</span>
        </>
      )}
    </Line>
  )
}

const Line = styled.p`
  display: flex;
  align-items: center;
  gap: 0.45rem;
  color: var(--danger);
  font-size: var(--fs-small);
  font-weight: 600;

  &:empty {
    position: absolute;
  }
  svg {
    width: 1.1rem;
    height: 1.1rem;
  }
`

/**
 * For `onMouseDown` of labels and buttons of a form: focus moves on click only.
 * A blur on press may show an error, which moves the pressed element away from the pointer.
 */
export function keepFocus(event: MouseEvent): void {
  event.preventDefault()
}
