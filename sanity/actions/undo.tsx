import { Button } from '@sanity/ui'
import { useToast, type ToastParams } from '@sanity/ui/toast'
import { useCallback } from 'react'
import type { SanityClient, SanityDocument } from 'sanity'
import { timeout } from '../studioClient.ts'

/** Milliseconds that an undo is offered. */
export const undoDuration = 30_000

type Undo = {
  /** What happened. */
  title: string
  undo: () => Promise<void>
  /** What the message says once it is undone. */
  done: string
}

/** A message with an Undo button, for as long as it stands. */
export function useUndo(): (offer: Undo) => void {
  const { push } = useToast()
  return useCallback(
    ({ title, undo, done }) => {
      // The same id: each message takes the place of the one before.
      const id = `undo-${crypto.randomUUID()}`
      const say = (message: ToastParams) => push({ id, duration: undoDuration, closable: true, ...message })
      const button = (text: string) => <Button mode="ghost" text={text} onClick={() => void run()} />
      const run = async () => {
        say({ status: 'info', title: 'One moment…', closable: false })
        try {
          await undo()
          say({ status: 'success', title: done, duration: 5000 })
        } catch {
          const failed = 'Not undone: the connection is down.'
          say({ status: 'error', title: failed, description: button('Try again') })
        }
      }
      say({ status: 'info', title, description: button('Undo') })
    },
    [push],
  )
}

/**
 * Creates deleted documents again with their content, unless they exist.
 * Rejects when the lake is down, or when something that they refer to is gone.
 */
export async function restore(client: SanityClient, documents: readonly SanityDocument[]): Promise<void> {
  const mutations = documents.map(({ _rev, ...document }) => ({ createIfNotExists: document }))
  await client.mutate(mutations, { timeout, visibility: 'async' })
}
