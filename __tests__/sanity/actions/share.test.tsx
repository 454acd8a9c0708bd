/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ShareDialog } from '../../../sanity/actions/share.tsx'

/** The dialog on a lake in memory. */

jest.mock('@sanity/ui', () => jest.requireActual<object>('../plainUi.tsx'), { virtual: true })

type Link = { _id: string; document: string; until: string }
type Mutation = { create?: Link; delete?: object }
let stored: Link[] = []
let isDown = false

const respond = <Value,>(value: () => Value) =>
  isDown ? Promise.reject(new Error('down')) : Promise.resolve(value())
const client = {
  fetch: (_query: string, { document, now }: { document: string; now: string }) =>
    respond(() => stored.filter((link) => link.document === document && link.until > now)),
  mutate: (mutations: Mutation[]) =>
    respond(() => mutations.forEach(({ create }) => create && stored.push(create))),
  delete: (id: string) =>
    respond(() => {
      stored = stored.filter(({ _id }) => _id !== id)
    }),
}
jest.mock('sanity', () => ({ useClient: () => client }), { virtual: true })

const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString()
const links = () => screen.queryAllByRole<HTMLInputElement>('textbox', { name: 'Link to this draft' })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

beforeEach(() => {
  isDown = false
  stored = [{ _id: 'share.aa', document: 'faqPage', until: hours(1) }]
})

test('a page begins without links, also when another page has one', async () => {
  render(<ShareDialog document="aboutPage" />)
  expect(await screen.findByText('There is no link to this page now.')).toBeVisible()
  expect(links()).toEqual([])
})

test('a new link works for the chosen time', async () => {
  render(<ShareDialog document="aboutPage" />)
  await userEvent.selectOptions(screen.getByLabelText('How long it works'), 'A week')
  await press('Make a link')
  await screen.findByRole('textbox')
  const made = stored.at(-1)
  expect(links().map(({ value }) => value)).toEqual([
    `${window.location.origin}/api/draft-mode/shared?key=${made?._id.slice('share.'.length)}`,
  ])
  expect(made?._id).toMatch(/^share\.[0-9a-f]{32}$/)
  const left = Date.parse(made?.until ?? '') - Date.now()
  expect(left / 86_400_000).toBeCloseTo(7, 1)
})

test('a link can be ended, again when the lake was down', async () => {
  render(<ShareDialog document="faqPage" />)
  await screen.findByRole('textbox')
  isDown = true
  await press('End it')
  expect(await screen.findByRole('alert')).toHaveTextContent('That did not work')
  expect(links()).toHaveLength(1)
  isDown = false
  await press('End it')
  expect(await screen.findByText('There is no link to this page now.')).toBeVisible()
  expect(stored).toEqual([])
})
