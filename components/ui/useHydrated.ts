import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * False on the server and while its HTML is being taken over, true from then on and on every later page: for what the server
 * cannot know. Never a hydration mismatch.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
