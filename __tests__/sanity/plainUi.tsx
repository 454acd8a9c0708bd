import type { ComponentProps, ReactNode } from 'react'

/** Plain elements for `jest.mock('@sanity/ui', ...)`: Sanity's own know no Node. */

type Plain = { children?: ReactNode; role?: string }

const Plain = ({ children, role }: Plain) => <div role={role}>{children}</div>

export { Plain as Box, Plain as Card, Plain as Flex, Plain as Stack }

export const Text = ({ children, role, as, htmlFor }: Plain & { as?: string; htmlFor?: string }) =>
  as === 'label' ? <label htmlFor={htmlFor}>{children}</label> : <p role={role}>{children}</p>

export const Select = (props: ComponentProps<'select'>) => <select {...props} />

export const TextInput = (props: ComponentProps<'input'>) => <input {...props} />

export const Button = ({ text, onClick, disabled }: { text: string } & ComponentProps<'button'>) => (
  <button onClick={onClick} disabled={disabled}>
    {text}
  </button>
)

export const Dialog = ({ header, children }: { header?: string; children: ReactNode }) => (
  <div role="dialog" aria-label={header}>
    {children}
  </div>
)
