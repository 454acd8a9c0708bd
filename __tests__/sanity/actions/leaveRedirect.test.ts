/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react'
import { useLeaveRedirect } from '#sanity/actions/leaveRedirect.ts'

let isDown = false
let redirects: { _id: string; from: string }[] = []
let saved: object[] = []
const client = {
  fetch: async () => redirects,
  mutate: async (mutations: object[]) => {
    if (isDown) throw new Error('The lake is down.')
    saved.push(...mutations)
  },
}
jest.mock('sanity', () => ({ useClient: () => client }), { virtual: true })

const at = (slug: string | undefined) => (slug === undefined ? null : { slug: { current: slug } })

/** What is done before a page is published, whose draft may have another URL. */
const leave = ({ published, draft }: { published?: string; draft?: string }) =>
  renderHook(useLeaveRedirect).result.current(at(published), at(draft) ?? {})

beforeEach(() => {
  isDown = false
  redirects = []
  saved = []
})

test('a moved page’s redirect replaces those from either path, no other', async () => {
  redirects = [
    { _id: 'back', from: '/Autumn' },
    { _id: 'drafts.mine', from: '/summer/' },
    { _id: 'other', from: '/summers' },
  ]
  await leave({ published: 'summer', draft: 'autumn' })
  expect(saved).toEqual([
    { delete: { id: 'back' } },
    { delete: { id: 'drafts.mine' } },
    { create: { _type: 'redirect', from: '/summer', to: '/autumn', permanent: false } },
  ])
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
  expect(await leave({ published: 'summer', draft: 'autumn' })).toContain('could not be saved')
})
