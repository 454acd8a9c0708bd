import { Button, Card, Flex, Text } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import {
  createElement as h,
  useEffect,
  useRef,
  useState,
  type ComponentProps,
  type ComponentType,
  type ReactNode,
} from 'react'
import type { OrderableDocumentList } from '@sanity/orderable-document-list'
import { useClient, useDocumentStore } from 'sanity'
import { publicEnv } from '../lib/site/env.ts'
import { keepAsking } from './presentation/retrying.ts'

/** The plugin's list of an order, below a line that says what dragging does and takes it back. */

type Ranks = ReadonlyMap<string, string | undefined>
type Ranked = { _id: string; orderRank?: string }

/** Milliseconds for a call, and from a press in the list to the new order. */
const timeout = 10_000
const dragTimeout = 60_000

const { apiVersion } = publicEnv.sanity

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
    const results = keepAsking(() =>
      store.listenQuery(ranksQuery, { type }, { apiVersion, perspective: 'raw', tag: 'order' }),
    )
    const listening = results.subscribe((stored: Ranked[]) => {
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
    const client = useClient({ apiVersion })
    const { push } = useToast()
    const undo = () => {
      const patches = undoing.map(({ _id, orderRank }) => ({ patch: { id: _id, set: { orderRank } } }))
      client
        .mutate(patches, { timeout })
        .catch(() => push({ status: 'error', title: 'The move was not undone. Try again in a moment.' }))
    }
    const notice = h(
      Flex,
      { align: 'center', gap: 3 },
      h(
        Text,
        { size: 1, muted: true, style: { flex: 1 } },
        'Drag to reorder. Visitors see the new order at once.',
      ),
      undoing.length > 0 &&
        h(Button, { mode: 'ghost', padding: 2, fontSize: 1, text: 'Undo', onClick: undo }),
    )
    return h(
      'div',
      { style: { display: 'flex', flexDirection: 'column', height: '100%' } },
      h(Card, { padding: 3, borderBottom: true, 'aria-live': 'polite' }, notice),
      h(
        'div',
        { style: { flex: 1, minHeight: 0 }, onPointerDownCapture: press, onKeyDownCapture: press },
        h(List, props),
      ),
    )
  }
}
