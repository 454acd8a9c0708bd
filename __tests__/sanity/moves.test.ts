/** @jest-environment node */
import { movesTo, type Mutation, type StoredRedirect } from '../../sanity/moves.ts'

/** What stands at the redirects once the changes are made. */
function after(mutations: readonly Mutation[], before: readonly StoredRedirect[]): StoredRedirect[] {
  const byId = new Map(before.map((redirect) => [redirect._id, redirect]))
  for (const mutation of mutations) {
    if ('delete' in mutation) byId.delete(mutation.delete.id)
    else if ('createOrReplace' in mutation) byId.set(mutation.createOrReplace._id, mutation.createOrReplace)
    else {
      const { id, set } = mutation.patch
      byId.set(id, { ...byId.get(id), _id: id, ...set })
    }
  }
  return [...byId.values()]
}

/** Moves a page from address to address, beginning with these redirects; the ways that then lead somewhere. */
function ways(addresses: readonly string[], redirects: readonly StoredRedirect[] = []): string[] {
  let stored = [...redirects]
  addresses.slice(1).forEach((to, index) => {
    stored = after(movesTo(addresses[index] ?? '', to, stored), stored)
  })
  return stored.map(({ from, to }) => `${from} -> ${to}`).sort()
}

test('the old address leads to the new one', () => expect(ways(['/a', '/b'])).toEqual(['/a -> /b']))

test('of several moves each old address leads to where the page is now, in one step', () =>
  expect(ways(['/a', '/b', '/c'])).toEqual(['/a -> /c', '/b -> /c']))

test('a page that moves back is led to, and away from, by no circle', () => {
  expect(ways(['/a', '/b', '/a'])).toEqual(['/b -> /a'])
  expect(ways(['/a', '/b', '/c', '/a'])).toEqual(['/b -> /a', '/c -> /a'])
})

test('what editors led to the old address leads to the new one, to the same place on it', () =>
  expect(
    ways(
      ['/a', '/b'],
      [
        { _id: 'campaign', from: '/tv', to: '/a' },
        { _id: 'drafts.campaign', from: '/tv-2', to: '/a#questions' },
        { _id: 'search', from: '/s', to: '/a?from=s' },
      ],
    ),
  ).toEqual(['/a -> /b', '/s -> /b?from=s', '/tv -> /b', '/tv-2 -> /b#questions']))

test('other redirects stay as they are, also those half filled in', () =>
  expect(
    ways(['/a', '/b'], [{ _id: 'x', from: '/old', to: '/ab' }, { _id: 'y', from: '/older' }, { _id: 'z' }]),
  ).toEqual(['/a -> /b', '/old -> /ab', '/older -> undefined', 'undefined -> undefined']))

test('a draft of a redirect that would lead away from the page goes too', () =>
  expect(ways(['/a', '/b'], [{ _id: 'drafts.mine', from: '/b', to: '/faq' }])).toEqual(['/a -> /b']))

test('none is for good, for the page may come back', () =>
  expect(movesTo('/a', '/b', [])).toEqual([
    {
      createOrReplace: { _id: 'redirect-from-a', _type: 'redirect', from: '/a', to: '/b', permanent: false },
    },
  ]))
