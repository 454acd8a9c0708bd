import 'react'

declare module 'react' {
  /** Properties of our own, such as `--columns`. */
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined
  }
  /** Invoker commands: https://developer.mozilla.org/docs/Web/API/Invoker_Commands_API */
  // eslint-disable-next-line @typescript-eslint/no-unused-vars -- As in the extended interface.
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close'
    commandfor?: string
  }
}
