/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState, type ReactNode } from 'react'
import type { InputProps, ItemProps } from 'sanity'
import { InputWithUndo, useToldRemoval } from '../../../sanity/inputs/undoRemoval.tsx'

type Item = { _key: string } | string
type Step = { _key: string } | number
type Patch =
  | { type: 'insert'; items: Item[]; position: 'before' | 'after'; step: Step }
  | { type: 'set'; value: object }
  | { type: 'unset'; path: string[] }
  | { type: 'setIfMissing' }

jest.mock(
  'sanity',
  () => ({
    insert: (items: Item[], position: string, [step]: Step[]) => ({ type: 'insert', items, position, step }),
    set: (value: object) => ({ type: 'set', value }),
    setIfMissing: () => ({ type: 'setIfMissing' }),
    useDocumentStore: () => ({ pair: {} }),
    useFormValue: () => undefined,
  }),
  { virtual: true },
)
let offered: { title: string; undo: () => Promise<void> }[] = []
jest.mock('../../../sanity/actions/undo.tsx', () => ({
  undoDuration: 0,
  useUndo: () => (offer: (typeof offered)[number]) => offered.push(offer),
}))

const keyOf = (item: Item) => (typeof item === 'string' ? item : item._key)

/** The value after an insert, as Sanity applies it. */
function inserted(value: Item[], { items, position, step }: Extract<Patch, { type: 'insert' }>): Item[] {
  const at = typeof step === 'number' ? step : value.findIndex((item) => keyOf(item) === step._key)
  const index = at < 0 ? value.length : at + (position === 'after' ? 1 : 0)
  return value.toSpliced(index, 0, ...items)
}

function Row({ item, index, remove }: { item: Item; index: number; remove: () => void }): ReactNode {
  const step = typeof item === 'string' ? index : { _key: item._key }
  const props = { path: ['sections', step], schemaType: { title: 'Numbers' }, onRemove: remove }
  const { onRemove } = useToldRemoval(props as unknown as ItemProps)
  return <button onClick={onRemove}>{`Remove ${keyOf(item)}`}</button>
}

function List({ items }: { items: Item[] }): ReactNode {
  const [value, setValue] = useState(items)
  const props = {
    schemaType: { jsonType: 'array', of: [{ name: 'section' }] },
    value,
    onChange: (patches: Patch[]) =>
      setValue((now) =>
        patches.reduce((all, patch) => (patch.type === 'insert' ? inserted(all, patch) : all), now),
      ),
    renderDefault: () =>
      value.map((item, index) => (
        <Row
          key={keyOf(item)}
          item={item}
          index={index}
          remove={() => setValue((now) => now.filter((each) => each !== item))}
        />
      )),
  }
  return <InputWithUndo {...(props as unknown as InputProps)} />
}

const listed = () =>
  screen.queryAllByRole('button').map(({ textContent }) => textContent?.replace('Remove ', ''))
const remove = (key: string) => userEvent.click(screen.getByRole('button', { name: `Remove ${key}` }))
const sections = ['a', 'b', 'c'].map((_key) => ({ _key }))

beforeEach(() => {
  offered = []
})

test.each([
  ['a section at the top', sections, ['a']],
  ['a section between others', sections, ['b']],
  ['the last section', sections, ['c']],
  ['the only section', [{ _key: 'a' }], ['a']],
  ['sections one after another', sections, ['b', 'c', 'a']],
  ['a line of text', ['a', 'b', 'c'], ['b']],
])('%s comes back to its place', async (_what, items, removed) => {
  render(<List items={items} />)
  const before = listed()
  for (const key of removed) await remove(key)
  expect(listed()).toEqual(before.filter((key) => !removed.includes(key ?? '')))
  for (const { undo } of offered.toReversed()) await act(undo)
  expect(listed()).toEqual(before)
  expect(offered[0]?.title).toBe('Numbers: removed')
})

function Picture({ value }: { value: object }): ReactNode {
  const [image, setImage] = useState<object | undefined>(value)
  const onChange = (change: Patch | Patch[]) => {
    const [patch] = [change].flat()
    setImage(patch?.type === 'set' ? patch.value : undefined)
  }
  type Props = { onChange: typeof onChange }
  const props = {
    schemaType: { jsonType: 'object', name: 'picture', type: { name: 'image' } },
    value: image,
    onChange,
    renderDefault: (given: Props) => (
      <>
        <p>{image ? 'A picture' : 'No picture'}</p>
        <button onClick={() => given.onChange([{ type: 'unset', path: ['asset'] }])}>Clear</button>
      </>
    ),
  }
  return <InputWithUndo {...(props as unknown as InputProps)} />
}

test('a cleared picture comes back', async () => {
  render(<Picture value={{ asset: {} }} />)
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
  expect(screen.getByText('No picture')).toBeTruthy()
  await act(async () => offered[0]?.undo())
  expect(screen.getByText('A picture')).toBeTruthy()
})
