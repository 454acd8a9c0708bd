import { useCallback, useRef } from 'react'

/**
 * Notices when a visitor starts a form, by whatever means: keyboard, pointer, dictation or a screen reader's own click.
 * `onTouch` is called once.
 */
export function useFirstTouch(onTouch: () => void) {
  /** By `performance.now()`. */
  const startedAt = useRef<number | null>(null)
  const touch = useCallback(() => {
    if (startedAt.current !== null) return
    startedAt.current = performance.now()
    onTouch()
  }, [onTouch])
  const touchProps = {
    onFocusCapture: touch,
    onPointerDownCapture: touch,
    onKeyDownCapture: touch,
    onInputCapture: touch,
    onClickCapture: touch,
  }
  return { startedAt, touchProps }
}
