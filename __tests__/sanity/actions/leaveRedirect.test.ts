/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react'
import type { DocumentActionProps } from 'sanity'
import { useLeaveRedirect } from '../../../sanity/actions/leaveRedirect.ts'
import type { Mutation } from '../../../sanity/actions/moves.ts'

let isDown = false
let saved: Mutation[] = []
const client = {
  fetch: async () => [],
  mutate: async (mutations: Mutation[]) => {
    if (isDown) throw new Error('The lake is down.')
    saved.push(...mutations)
  },
}
jest.mock('sanity/structure', () => ({}), { virtual: true })
jest.mock('sanity', () => ({ useClient: () => client }), { virtual: true })
jest.mock('@sanity/ui/toast', () => ({}), { virtual: true })

const at = (slug: string | undefined) => (slug === undefined ? null : { slug: { current: slug } })

/** What is done before a page is published, whose draft may have another URL. */
function leave({ published, draft }: { published?: string; draft?: string }): Promise<void> {
  const props = { published: at(published), draft: at(draft) } as DocumentActionProps
  return renderHook(useLeaveRedirect).result.current(props)
}

beforeEach(() => {
  isDown = false
  saved = []
})

test('a page that moved leaves a redirect', async () => {
  await leave({ published: 'summer', draft: 'autumn' })
  expect(saved).toMatchObject([{ createOrReplace: { from: '/summer', to: '/autumn' } }])
})

test.each([
  ['was never published', { draft: 'autumn' }],
  ['stays where it is', { published: 'summer', draft: 'summer' }],
  ['has no address', { published: 'summer' }],
  ['stood at an address of the site itself', { published: 'faq', draft: 'autumn' }],
])('a page that %s leaves none', async (_what, page) => {
  await leave(page)
  expect(saved).toEqual([])
})

test('a redirect that cannot be saved refuses the publish', async () => {
  isDown = true
  await expect(leave({ published: 'summer', draft: 'autumn' })).rejects.toThrow('could not be saved')
})
