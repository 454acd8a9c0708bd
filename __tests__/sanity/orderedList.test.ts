import { rankChanges } from '../../sanity/orderedList.tsx'

jest.mock('sanity', () => ({}), { virtual: true })
jest.mock('@sanity/ui', () => ({}), { virtual: true })
jest.mock('@sanity/ui/toast', () => ({}), { virtual: true })

const before = new Map([
  ['ada', 'a'],
  ['bob', 'b'],
  ['drafts.bob', 'b'],
  ['cy', undefined],
])

test('undoing a move puts back only what moved', () => {
  const now = new Map([...before, ['bob', 'x'], ['drafts.bob', 'x']] as [string, string | undefined][])
  expect(rankChanges(before, now)).toEqual([
    { _id: 'bob', orderRank: 'b' },
    { _id: 'drafts.bob', orderRank: 'b' },
  ])
})

test('items that came, went or had no place are left alone', () => {
  const now = new Map([
    ['ada', 'a'],
    ['cy', 'c'],
    ['dora', 'd'],
  ])
  expect(rankChanges(before, now)).toEqual([])
})
