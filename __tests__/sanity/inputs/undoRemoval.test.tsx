/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react'
import type { ReactElement } from 'react'
import { of } from 'rxjs'
import type { InputProps, ItemProps } from 'sanity'
import { StudioInput } from '#sanity/inputs/studioInput.tsx'
import { useUndoneRemoval } from '#sanity/inputs/undoRemoval.tsx'

let mockSections: { _key: string }[] | undefined
const patch = jest.fn()
jest.mock(
  'sanity',
  () => ({
    getPublishedId: (id: string) => id,
    getValueAtPath: (document: { sections: unknown }) => document.sections,
    pathToString: (path: (string | number)[]) =>
      path.map((step) => (typeof step === 'number' ? `[${step}]` : step)).join(''),
    useDocumentOperation: () => ({ patch: { execute: patch } }),
    useDocumentStore: () => ({
      pair: { editState: () => of({ draft: { sections: mockSections } }), editOperations: () => of({}) },
    }),
    useFormValue: () => ({ _id: 'a', _type: 'landingPage' }),
  }),
  { virtual: true },
)
const offered: { title: string; undo: () => Promise<unknown> }[] = []
jest.mock('#sanity/inputs/undo.tsx', () => ({
  undoDuration: 0,
  useUndo: () => (title: string, undo: () => Promise<unknown>) => offered.push({ title, undo }),
}))

beforeEach(() => {
  offered.length = 0
  patch.mockReset()
})

test.each([
  ['its place', 1, ['a', 'c'], { before: 'sections[1]' }],
  ['the end, where less is left', 4, ['a', 'c'], { after: 'sections[-1]' }],
  ['an empty list', 0, undefined, { after: 'sections[-1]' }],
])('a removed item comes back to %s', async (_where, index, left, place) => {
  mockSections = left?.map((_key) => ({ _key }))
  const value = { _key: 'b' }
  const onRemove = jest.fn()
  const item = { path: ['sections', { _key: 'b' }], index, value, schemaType: { title: 'Numbers' }, onRemove }
  renderHook(() => useUndoneRemoval(item as unknown as ItemProps)).result.current.onRemove()
  expect(onRemove).toHaveBeenCalled()
  expect(offered[0]?.title).toBe('Numbers: removed')
  await offered[0]?.undo()
  expect(patch.mock.calls[0]?.[0]).toEqual([
    { setIfMissing: { sections: [] } },
    { insert: { ...place, items: [value] } },
  ])
})

test('a cleared image comes back, and a new one is no removal', async () => {
  const value = { asset: { _ref: 'image-1' } }
  const change = jest.fn()
  const given = {
    path: ['photo'],
    value,
    schemaType: { jsonType: 'object', name: 'picture', type: { name: 'image' } },
    onChange: change,
    renderDefault: (props: unknown) => props,
  } as unknown as InputProps
  const { type: Image, props } = StudioInput(given) as ReactElement<InputProps>
  const { result } = renderHook(() => (Image as (given: InputProps) => unknown)(props))
  const { onChange } = result.current as { onChange: (patches: object[]) => void }
  onChange([{ type: 'set', path: ['asset'] }])
  expect(offered).toEqual([])
  onChange([{ type: 'unset', path: ['asset'] }])
  await offered[0]?.undo()
  expect(patch.mock.calls[0]?.[0]).toEqual([{ set: { photo: value } }])
  expect(change).toHaveBeenCalledTimes(2)
})
