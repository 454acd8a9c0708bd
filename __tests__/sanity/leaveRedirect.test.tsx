import { act, renderHook } from '@testing-library/react'
import type { DocumentActionComponent, DocumentActionProps } from 'sanity'
import { leaveRedirect } from '../../sanity/leaveRedirect.ts'

const client = { fetch: jest.fn(), mutate: jest.fn() }
const valid = { validation: [] as object[], isValidating: false, revision: 'r1' }
const sanity = { sync: { isSyncing: false }, status: valid }
jest.mock(
  'sanity',
  () => ({
    useClient: () => client,
    useSyncState: () => sanity.sync,
    useValidationStatus: () => sanity.status,
  }),
  { virtual: true },
)

const publish = jest.fn()
const sanitys: DocumentActionComponent = Object.assign(() => ({ label: 'Publish', onHandle: publish }), {
  action: 'publish' as const,
})

const at = (slug: string | undefined, _rev: string) =>
  slug === undefined ? null : { slug: { current: slug }, _rev }

type Page = { published?: string; draft?: string; revision?: string }

/** The button of a page that visitors know at one address and that its draft has at another. */
function buttonOf(page: Page) {
  return renderHook(
    ({ published, draft, revision = 'r1' }: Page) =>
      leaveRedirectOf({ published: at(published, 'r0'), draft: at(draft, revision) } as DocumentActionProps),
    { initialProps: page },
  )
}

/** Presses Publish. */
async function press(page: Page) {
  const button = buttonOf(page)
  await act(async () => button.result.current?.onHandle?.())
  return button
}

const leaveRedirectOf = leaveRedirect(sanitys)
const moving = { published: 'summer', draft: 'autumn' }

beforeEach(() => {
  publish.mockReset()
  client.fetch.mockReset().mockResolvedValue([])
  client.mutate.mockReset().mockResolvedValue({})
  Object.assign(sanity, { sync: { isSyncing: false }, status: valid })
})

test('a page that moved leaves a redirect before it is published', async () => {
  client.mutate.mockImplementation(async () => expect(publish).not.toHaveBeenCalled())
  await press(moving)
  expect(client.mutate).toHaveBeenCalledWith(
    [{ createOrReplace: expect.objectContaining({ from: '/summer', to: '/autumn' }) as object }],
    expect.anything(),
  )
  expect(publish).toHaveBeenCalledTimes(1)
})

test.each([
  ['was never published', { draft: 'autumn' }],
  ['stays where it is', { published: 'summer', draft: 'summer' }],
  ['has no address', { published: 'summer' }],
  ['stood at no address that the site serves', { published: 'de/angebot', draft: 'autumn' }],
  ['stood at an address of the site itself', { published: 'faq', draft: 'autumn' }],
])('a page that %s is published and nothing else', async (_what, page) => {
  await press(page)
  expect(client.mutate).not.toHaveBeenCalled()
  expect(publish).toHaveBeenCalledTimes(1)
})

test('a page whose redirect cannot be saved is not published, and the editor is told', async () => {
  client.mutate.mockRejectedValue(new Error('The lake is down.'))
  const { result } = await press(moving)
  expect(publish).not.toHaveBeenCalled()
  expect(result.current?.dialog).toMatchObject({ header: 'Not published' })
})

test('the press of a page that stays is handed on at once: Sanity waits for the rules by itself', () => {
  const { result } = buttonOf({ published: 'summer', draft: 'summer' })
  result.current?.onHandle?.()
  expect(publish).toHaveBeenCalledTimes(1)
})

describe('while the rules have not passed the address', () => {
  test.each([
    ['are at work', { status: { ...valid, isValidating: true } }],
    ['have seen an earlier version', { status: { ...valid, revision: 'r0' } }],
    ['wait for the last key to be saved', { sync: { isSyncing: true } }],
  ])('and %s, no redirect changes; once they have passed it, the page is published', async (_what, busy) => {
    Object.assign(sanity, busy)
    const { result, rerender } = await press(moving)
    expect(result.current).toMatchObject({ label: 'Publishing…', disabled: true })
    expect(client.mutate).not.toHaveBeenCalled()
    Object.assign(sanity, { sync: { isSyncing: false }, status: valid })
    await act(async () => rerender(moving))
    expect(client.mutate).toHaveBeenCalledTimes(1)
    expect(publish).toHaveBeenCalledTimes(1)
    expect(result.current?.label).toBe('Publish')
  })

  test('and refuse it in the end, no redirect changes and the editor is told', async () => {
    sanity.status = { ...valid, isValidating: true }
    const { result, rerender } = await press(moving)
    sanity.status = { ...valid, validation: [{ level: 'warning' }, { level: 'error' }] }
    await act(async () => rerender(moving))
    expect(client.fetch).not.toHaveBeenCalled()
    expect(client.mutate).not.toHaveBeenCalled()
    expect(publish).not.toHaveBeenCalled()
    expect(result.current?.dialog).toMatchObject({ header: 'Not published' })
  })
})

test.each([
  ['another version', { revision: 'r2' }, valid],
  ['one that the rules refuse', {}, { ...valid, validation: [{ level: 'error' }] }],
])(
  'a page that becomes %s while its redirect is saved is not published, and the redirect goes',
  async (_what, change, status) => {
    let save: (answer: object) => void = () => undefined
    client.mutate.mockReturnValueOnce(new Promise((done) => (save = done)))
    const { result, rerender } = await press(moving)
    sanity.status = status
    rerender({ ...moving, ...change })
    await act(async () => save({}))
    expect(publish).not.toHaveBeenCalled()
    expect(client.mutate).toHaveBeenLastCalledWith(
      [{ delete: { id: 'redirect-from-summer' } }],
      expect.anything(),
    )
    expect(result.current?.dialog).toMatchObject({ header: 'Not published' })
  },
)

test('the button keeps its place among the others', () => expect(leaveRedirectOf.action).toBe('publish'))
