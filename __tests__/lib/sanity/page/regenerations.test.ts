import { noteRegeneration, regenerate } from '#lib/sanity/page/regenerations.server.ts'

test('a publish revalidates once when the generation began after the publish', async () => {
  const revalidate = jest.fn(async (path: string) => noteRegeneration(path))
  await regenerate('/once', revalidate)
  expect(revalidate).toHaveBeenCalledTimes(1)
})

test('a publish revalidates again after joining an older generation', async () => {
  noteRegeneration('/joined')
  let calls = 0
  await regenerate('/joined', async (path) => {
    calls += 1
    if (calls === 2) noteRegeneration(path)
  })
  expect(calls).toBe(2)
})

test('a publish revalidates twice where another process generates the pages', async () => {
  const revalidate = jest.fn(async () => {})
  await regenerate('/elsewhere', revalidate)
  expect(revalidate).toHaveBeenCalledTimes(2)
})

test('a publish remembers only the latest paths, however many are made up', async () => {
  noteRegeneration('/long-ago')
  for (let number = 0; number < 10_000; number += 1) noteRegeneration(`/made-up-${number}`)
  const revalidate = jest.fn(async () => {})
  await regenerate('/long-ago', revalidate)
  // As of a path that another process generates: forgotten, not stuck.
  expect(revalidate).toHaveBeenCalledTimes(2)
  await regenerate('/made-up-9999', async (path) => noteRegeneration(path))
})

test('a publish stops after three tries, and passes a failure on', async () => {
  noteRegeneration('/stuck')
  const stuck = jest.fn(async () => {})
  await regenerate('/stuck', stuck)
  expect(stuck).toHaveBeenCalledTimes(3)
  await expect(regenerate('/down', () => Promise.reject(new Error('down')))).rejects.toThrow('down')
})
