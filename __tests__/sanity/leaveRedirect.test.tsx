import { act, renderHook } from '@testing-library/react'
import type { DocumentActionComponent, DocumentActionProps } from 'sanity'
import { leaveRedirect } from '../../sanity/leaveRedirect.ts'

const client = { fetch: jest.fn(), mutate: jest.fn() }
jest.mock('sanity', () => ({ useClient: () => client }), { virtual: true })

const publish = jest.fn()
const sanitys: DocumentActionComponent = Object.assign(() => ({ label: 'Publish', onHandle: publish }), {
  action: 'publish' as const,
})

const at = (slug: string | undefined) => (slug === undefined ? null : { slug: { current: slug } })

/** Presses Publish on a page that visitors know at one address and that its draft has at another. */
async function press({ published, draft }: { published?: string; draft?: string }) {
  const props = { published: at(published), draft: at(draft) } as unknown as DocumentActionProps
  const { result } = renderHook(() => leaveRedirectOf(props))
  await act(async () => result.current?.onHandle?.())
  return result
}

const leaveRedirectOf = leaveRedirect(sanitys)

beforeEach(() => {
  publish.mockReset()
  client.fetch.mockReset().mockResolvedValue([])
  client.mutate.mockReset().mockResolvedValue({})
})

test('a page that moved leaves a redirect before it is published', async () => {
  client.mutate.mockImplementation(async () => expect(publish).not.toHaveBeenCalled())
  await press({ published: 'summer', draft: 'autumn' })
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
])('a page that %s is published and nothing else', async (_what, page) => {
  await press(page)
  expect(client.mutate).not.toHaveBeenCalled()
  expect(publish).toHaveBeenCalledTimes(1)
})

test('a page whose redirect cannot be saved is not published, and the editor is told', async () => {
  client.mutate.mockRejectedValue(new Error('The lake is down.'))
  const result = await press({ published: 'summer', draft: 'autumn' })
  expect(publish).not.toHaveBeenCalled()
  expect(result.current?.dialog).toMatchObject({ header: 'Not published' })
})

test('the button keeps its place among the others', () => expect(leaveRedirectOf.action).toBe('publish'))
