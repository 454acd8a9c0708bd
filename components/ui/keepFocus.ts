import type { MouseEvent } from 'react'

/**
 * For `onMouseDown` of what is pressed beside a form's fields. Pressing would take focus from the field that was just typed into, which may
 * then say what is wrong with it: what was pressed would move away under the pointer, and the press would hit nothing. So focus moves when
 * the press is complete.
 */
export function keepFocus(event: MouseEvent): void {
  event.preventDefault()
}
