import { startTransition, useEffect, useState } from 'react'
import { takenOver } from './takenOver.ts'

/** Tells the script that started the page when React has taken it over. Shows nothing. */
export function Started() {
  const [settled, setSettled] = useState(false)

  useEffect(() => {
    if (settled) window.dispatchEvent(new Event(takenOver))
    // After all that other components change when they start: a form first reads what was typed into it before.
    else startTransition(() => setSettled(true))
  }, [settled])

  return null
}
