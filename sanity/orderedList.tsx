import { Button, Card, Flex, Text } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { useEffect, useRef, useState, type ComponentProps, type ComponentType, type ReactNode } from 'react'
import type { OrderableDocumentList } from '@sanity/orderable-document-list'
import { useDocumentStore } from 'sanity'
import { liveQuery, timeout, useStudioClient } from './studioClient.ts'

/** The plugin's list of an order, below a line that says what dragging does and takes it back. */

type Ranks = ReadonlyMap<string, string | undefined>
type Ranked = { _id: string; orderRank?: string }

/** Milliseconds from a press in the list to the new order. */
const dragTimeout = 60_000

/** What brings the order `before` back; documents that came or went since stay as they are. */
export const rankChanges = (before: Ranks, now: Ranks): Ranked[] =>
  [...before].flatMap(([_id, orderRank]) =>
    orderRank !== undefined && now.has(_id) && now.get(_id) !== orderRank ? [{ _id, orderRank }] : [],
  )

/** Drafts as well: dragging moves both. */
const ranksQuery = /* groq */ `*[_type == $type]{ _id, orderRank }`

/** The changes that undo this editor's last move; `press` is to be called when a move may begin. */
function useLastMove(type: string): { undoing: Ranked[]; press: () => void } {
  const store = useDocumentStore()
  const [ranks, setRanks] = useState<Ranks>(new Map())
  const [before, setBefore] = useState<Ranks>(new Map())
  const pressed = useRef<{ ranks: Ranks; at: number }>(undefined)
  useEffect(() => {
    const results = liveQuery<Ranked[]>(store, ranksQuery, { type }, { tag: 'order' })
    const listening = results.subscribe((stored) => {
      const now: Ranks = new Map(stored.map(({ _id, orderRank }) => [_id, orderRank]))
      const press = pressed.current
      if (press && rankChanges(press.ranks, now).length > 0) {
        pressed.current = undefined
        // A colleague's move is theirs to undo.
        if (performance.now() - press.at < dragTimeout) setBefore(press.ranks)
      }
      setRanks(now)
    })
    return () => listening.unsubscribe()
  }, [store, type])
  const press = () => {
    pressed.current = { ranks, at: performance.now() }
  }
  return { undoing: rankChanges(before, ranks), press }
}

type ListProps = ComponentProps<typeof OrderableDocumentList>

/** The list with a notice, and an undo once something was moved. */
export function withUndo(List: ComponentType<ListProps>): ComponentType<ListProps> {
  return function ListWithUndo(props: ListProps): ReactNode {
    const { undoing, press } = useLastMove(props.options.type)
    const client = useStudioClient()
    const { push } = useToast()
    const undo = () => {
      const patches = undoing.map(({ _id, orderRank }) => ({ patch: { id: _id, set: { orderRank } } }))
      client
        .mutate(patches, { timeout })
        .catch(() => push({ status: 'error', title: 'The move was not undone. Try again in a moment.' }))
    }
    return (
      <div style={{ display: 'flex', flexDirection: 'column', height: '100%' }}>
        <Card padding={3} borderBottom aria-live="polite">
          <Flex align="center" gap={3}>
            <Text size={1} muted style={{ flex: 1 }}>
              Drag to reorder. Visitors see the new order at once.
            </Text>
            {undoing.length > 0 && (
              <Button mode="ghost" padding={2} fontSize={1} text="Undo" onClick={undo} />
            )}
          </Flex>
        </Card>
        <div style={{ flex: 1, minHeight: 0 }} onPointerDownCapture={press} onKeyDownCapture={press}>
          <List {...props} />
        </div>
      </div>
    )
  }
}
