import type { ReactNode } from 'react'
import { firstValueFrom, merge, takeUntil, timer } from 'rxjs'
import {
  getPublishedId,
  getValueAtPath,
  pathToString,
  useDocumentOperation,
  useDocumentStore,
  useFormValue,
  type ItemProps,
  type ObjectInputProps,
  type Path,
} from 'sanity'
import { undoDuration, useUndo } from './undo.tsx'

/** Undo of what an editor removes in a form: an item of a list, or an image. Sanity has none. */

/** Offers to apply patches, which may depend on the value at `path` by then. */
function useUndoAt(path: Path) {
  const { _id = '', _type = '' } = (useFormValue([]) ?? {}) as { _id?: string; _type?: string }
  const id = getPublishedId(_id)
  const { pair } = useDocumentStore()
  const { patch } = useDocumentOperation(id, _type)
  const offerUndo = useUndo()
  return (title: string, patches: (now: unknown) => object[]) => {
    const state = pair.editState(id, _type)
    // The editor may leave the form while the message stands.
    merge(state, pair.editOperations(id, _type))
      .pipe(takeUntil(timer(undoDuration)))
      .subscribe()
    offerUndo(title, async () => {
      const { draft, published } = await firstValueFrom(state)
      const needed = patches(getValueAtPath(draft ?? published, path))
      if (needed.length > 0) patch.execute(needed, published ?? undefined)
    })
  }
}

/** The props of an item whose removal can be undone. */
export function useUndoneRemoval(props: ItemProps): ItemProps {
  const { path, index, value, schemaType } = props
  const list = path.slice(0, -1)
  const offer = useUndoAt(list)
  const onRemove = () => {
    props.onRemove()
    offer(`${schemaType.title ?? 'Item'}: removed`, (now) => {
      const items = (Array.isArray(now) ? now : []) as { _key?: string }[]
      // It may be back already, as after “Discard changes”.
      if (items.some(({ _key }) => _key && _key === (value as { _key?: string })._key)) return []
      const isInside = index < items.length
      const place = isInside
        ? { before: pathToString([...list, index]) }
        : { after: pathToString([...list, -1]) }
      return [{ setIfMissing: { [pathToString(list)]: [] } }, { insert: { ...place, items: [value] } }]
    })
  }
  return { ...props, onRemove } as ItemProps
}

/** An image whose removal can be undone. */
export function ImageWithUndo(props: ObjectInputProps): ReactNode {
  const { path, value } = props
  const offer = useUndoAt(path)
  const onChange: ObjectInputProps['onChange'] = (change) => {
    props.onChange(change)
    const patches = 'patches' in change ? change.patches : [change].flat()
    if (value?.asset && patches.some((patch) => patch.type === 'unset' && patch.path.at(-1) === 'asset'))
      offer('Picture removed', () => [{ set: { [pathToString(path)]: value } }])
  }
  return props.renderDefault({ ...props, onChange })
}
