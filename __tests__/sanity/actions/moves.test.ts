import { movesTo, type Mutation, type StoredRedirect } from '../../../sanity/actions/moves.ts'

/** A redirect as an editor left it. */
const stored = (_id: string, from?: string, to?: string): StoredRedirect => ({
  _id,
  _type: 'redirect',
  ...(from && { from }),
  ...(to && { to }),
})

/** What stands at the redirects once the changes are made. */
function after(mutations: readonly Mutation[], before: readonly StoredRedirect[]): StoredRedirect[] {
  const byId = new Map(before.map((redirect) => [redirect._id, redirect]))
  for (const mutation of mutations) {
    if ('delete' in mutation) byId.delete(mutation.delete.id)
    else if ('createOrReplace' in mutation) byId.set(mutation.createOrReplace._id, mutation.createOrReplace)
    else {
      const { id, set } = mutation.patch
      byId.set(id, { ...stored(id), ...byId.get(id), ...set })
    }
  }
  return [...byId.values()]
}

/** Moves a page from URL to URL, beginning with these redirects; gives the redirects after that. */
function ways(addresses: readonly string[], redirects: readonly StoredRedirect[] = []): string[] {
  let now = [...redirects]
  addresses.slice(1).forEach((to, index) => {
    now = after(movesTo(addresses[index] ?? '', to, now), now)
  })
  return now.map(({ from, to }) => `${from} -> ${to}`).sort()
}

test('several moves redirect each old URL to the current one directly', () =>
  expect(ways(['/a', '/b', '/c'])).toEqual(['/a -> /c', '/b -> /c']))

test('a page that moves back causes no redirect loop', () => {
  expect(ways(['/a', '/b', '/a'])).toEqual(['/b -> /a'])
  expect(ways(['/a', '/b', '/c', '/a'])).toEqual(['/b -> /a', '/c -> /a'])
})

test('redirects to the old URL lead to the new one, hash included', () =>
  expect(
    ways(
      ['/a', '/b'],
      [
        stored('campaign', '/tv', '/a'),
        stored('drafts.campaign', '/tv-2', '/a#questions'),
        stored('search', '/s', '/a?from=s'),
      ],
    ),
  ).toEqual(['/a -> /b', '/s -> /b?from=s', '/tv -> /b', '/tv-2 -> /b#questions']))

test('other redirects stay as they are, also those half filled in', () =>
  expect(ways(['/a', '/b'], [stored('x', '/old', '/ab'), stored('y', '/older'), stored('z')])).toEqual([
    '/a -> /b',
    '/old -> /ab',
    '/older -> undefined',
    'undefined -> undefined',
  ]))

test('a draft of a redirect away from the page is deleted too', () =>
  expect(ways(['/a', '/b'], [stored('drafts.mine', '/b', '/faq')])).toEqual(['/a -> /b']))

test('none is permanent, for the page may come back', () =>
  expect(movesTo('/a', '/b', [])).toEqual([
    {
      createOrReplace: { _id: 'redirect-from-a', _type: 'redirect', from: '/a', to: '/b', permanent: false },
    },
  ]))

test('a redirect that an editor made of one for this address stays', () => {
  const edited = [
    stored('redirect-from-a', '/tv', '/faq'),
    stored('drafts.redirect-from-a--2', '/tv-2', '/faq'),
  ]
  expect(ways(['/a', '/b'], edited)).toEqual(['/a -> /b', '/tv -> /faq', '/tv-2 -> /faq'])
  const moves = movesTo('/a', '/b', edited)
  expect(moves).toEqual([
    { createOrReplace: expect.objectContaining({ _id: 'redirect-from-a--3' }) as object },
  ])
})
