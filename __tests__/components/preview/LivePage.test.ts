import Loadable from 'next/dist/shared/lib/loadable.shared-runtime'

jest.mock('../../../lib/sanity/preview/liveStore.ts', () => ({}))

/** Half a second of each server's first page, and of the first publish that it hears of. */
test('the server never loads the overlays', async () => {
  const loaded: string[] = []
  for (const name of ['@sanity/visual-editing/next-pages-router', '@sanity/visual-editing/react'])
    jest.doMock(name, () => (loaded.push(name), {}))
  await import('../../../components/preview/LivePage.tsx')
  // As Next does before it renders its first page.
  await Loadable.preloadAll()
  expect(loaded).toEqual([])
})
