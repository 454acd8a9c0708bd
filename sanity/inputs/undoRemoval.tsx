import { getPublishedId } from '@sanity/client/csm'
import { createContext, useContext, useEffect, useRef, type ReactNode } from 'react'
import {
  insert,
  set,
  setIfMissing,
  useDocumentStore,
  useFormValue,
  type ArrayOfObjectsInputProps,
  type FormPatch,
  type InputProps,
  type ItemProps,
  type ObjectInputProps,
  type PatchEvent,
  type SchemaType,
} from 'sanity'
import { undoDuration, useUndo } from '../actions/undo.tsx'

/** Undo of what an editor removes in a form: an item of a list, or an image. Sanity has none. */

type Item = { _key?: string } | string | number

const keyOf = (item: Item | undefined) => (typeof item === 'object' ? item._key : undefined)

/** The patches that put `before[index]` back, beside what stood beside it; none if it is there. */
function putBack(before: readonly Item[], index: number, now: readonly Item[]): FormPatch[] {
  const item = before[index]
  const isThere = (other: Item) => now.some((each) => keyOf(each) === keyOf(other))
  const key = keyOf(item)
  if (item === undefined || (key !== undefined && isThere(item))) return []
  const into = (position: 'before' | 'after', step: { _key: string } | number) => [
    setIfMissing([]),
    insert([item], position, [step]),
  ]
  if (key === undefined) return index < now.length ? into('before', index) : into('after', -1)
  const next = keyOf(before.slice(index + 1).find(isThere))
  if (next) return into('before', { _key: next })
  const previous = keyOf(before.slice(0, index).findLast(isThere))
  return previous ? into('after', { _key: previous }) : into('after', -1)
}

/** What a list does when one of its items is about to be removed. */
const Removals = createContext<(path: ItemProps['path'], name: string) => void>(() => undefined)

/** Keeps the document of a form in memory while a message stands: its editor may leave the form. */
function useStayOpen(): () => void {
  const { pair } = useDocumentStore()
  const { _id, _type } = (useFormValue([]) ?? {}) as { _id?: string; _type?: string }
  return () => {
    if (!_id || !_type) return
    const open = pair.editOperations(getPublishedId(_id), _type).subscribe()
    setTimeout(() => open.unsubscribe(), undoDuration)
  }
}

/** The latest props: a form goes on while a message stands. */
function useLatest<Props>(props: Props) {
  const latest = useRef(props)
  useEffect(() => {
    latest.current = props
  })
  return latest
}

/** The props of an item that tells its list of its removal. */
export function useToldRemoval(props: ItemProps): ItemProps {
  const tell = useContext(Removals)
  const onRemove = () => {
    tell(props.path, props.schemaType.title ?? 'Item')
    props.onRemove()
  }
  return { ...props, onRemove } as ItemProps
}

function ListWithUndo(props: ArrayOfObjectsInputProps): ReactNode {
  const offerUndo = useUndo()
  const stayOpen = useStayOpen()
  const latest = useLatest(props)
  const tell = (path: ItemProps['path'], name: string) => {
    const before: readonly Item[] = props.value ?? []
    const step = path.at(-1)
    const index =
      typeof step === 'number' ? step : before.findIndex((item) => keyOf(item) === keyOf(step as Item))
    stayOpen()
    offerUndo({
      title: `${name}: removed`,
      undo: async () => latest.current.onChange(putBack(before, index, latest.current.value ?? [])),
      done: `${name}: back in its place`,
    })
  }
  return <Removals value={tell}>{props.renderDefault(props)}</Removals>
}

type Change = FormPatch | FormPatch[] | PatchEvent

/** True when the image itself goes; a new one only replaces it. */
function removesImage(change: Change): boolean {
  const patches = 'patches' in change ? change.patches : [change].flat()
  return patches.some(({ type, path }) => type === 'unset' && ['', 'asset'].includes(path.join('.')))
}

function ImageWithUndo(props: ObjectInputProps): ReactNode {
  const offerUndo = useUndo()
  const stayOpen = useStayOpen()
  const latest = useLatest(props)
  const onChange = (change: Change) => {
    const { value } = props
    props.onChange(change)
    if (!value?.asset || !removesImage(change)) return
    stayOpen()
    offerUndo({
      title: 'Picture removed',
      undo: async () => latest.current.onChange(set(value)),
      done: 'The picture is back',
    })
  }
  return props.renderDefault({ ...props, onChange })
}

const isImage = (type: SchemaType): boolean =>
  type.name === 'image' || Boolean(type.type && isImage(type.type))

/** An input whose removals can be undone, if it is a list or an image. Running text has its own. */
export function InputWithUndo(props: InputProps): ReactNode {
  const { schemaType } = props
  if (schemaType.jsonType === 'array' && !schemaType.of.some(({ name }) => name === 'block'))
    return <ListWithUndo {...(props as ArrayOfObjectsInputProps)} />
  if (isImage(schemaType)) return <ImageWithUndo {...(props as ObjectInputProps)} />
  return props.renderDefault(props)
}
