/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react'
import type { DocumentActionComponent, DocumentActionProps } from 'sanity'
import { leaveRedirect } from '../../../sanity/actions/leaveRedirect.ts'

const client = { fetch: jest.fn(), mutate: jest.fn() }
jest.mock('sanity', () => ({ useClient: () => client }), { virtual: true })
const told = jest.fn()
jest.mock('@sanity/ui/toast', () => ({ useToast: () => ({ push: told }) }), { virtual: true })

const publish = jest.fn()
const sanitys: DocumentActionComponent = Object.assign(() => ({ label: 'Publish', onHandle: publish }), {
  action: 'publish' as const,
})

const at = (slug: string | undefined) => (slug === undefined ? null : { slug: { current: slug } })

/** The button of a page that visitors know at one URL and that its draft has at another. */
function buttonOf({ published, draft }: { published?: string; draft?: string }) {
  const props = { published: at(published), draft: at(draft) } as DocumentActionProps
  return { props, ...renderHook(leaveRedirectOf, { initialProps: props }) }
}

/** Presses Publish. */
async function press(page: { published?: string; draft?: string }) {
  const button = buttonOf(page)
  await act(async () => button.result.current?.onHandle?.())
  return button
}

const leaveRedirectOf = leaveRedirect(sanitys)
const moving = { published: 'summer', draft: 'autumn' }

beforeEach(() => {
  publish.mockReset()
  told.mockReset()
  client.fetch.mockReset().mockResolvedValue([])
  client.mutate.mockReset().mockResolvedValue({})
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

test('a page whose redirect cannot be saved stays unpublished, with an error', async () => {
  client.mutate.mockRejectedValue(new Error('The lake is down.'))
  const { result } = await press(moving)
  expect(publish).not.toHaveBeenCalled()
  expect(told).toHaveBeenCalledWith(
    expect.objectContaining({
      title: 'Not published',
      description: expect.stringContaining('could not be saved') as string,
    }),
  )
  expect(result.current?.label).toBe('Publish')
})

test('a page edited while its redirect is saved stays unpublished, without redirect', async () => {
  let save: (answer: object) => void = () => undefined
  client.mutate.mockReturnValueOnce(new Promise((done) => (save = done)))
  const { result, rerender, props } = await press(moving)
  expect(result.current).toMatchObject({ label: 'Publishing…', disabled: true })
  rerender({ ...props, draft: { ...props.draft } as DocumentActionProps['draft'] })
  await act(async () => save({}))
  expect(publish).not.toHaveBeenCalled()
  expect(client.mutate).toHaveBeenLastCalledWith(
    [{ delete: { id: 'redirect-from-summer' } }],
    expect.anything(),
  )
  expect(told).toHaveBeenCalledWith(
    expect.objectContaining({ description: expect.stringContaining('changed at the same time') as string }),
  )
  expect(result.current?.label).toBe('Publish')
})
