/** @jest-environment jsdom */
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { AssetFromSource, AssetSource } from 'sanity'
import { withImageChooser } from '../../../sanity/inputs/imageChooser.tsx'

const client = { fetch: jest.fn() }
jest.mock('sanity', () => ({ useClient: () => client }), { virtual: true })
jest.mock('@sanity/ui', () => jest.requireActual<object>('../plainUi.tsx'), { virtual: true })

const stored = [
  { _id: 'image-a', url: 'https://lake.example/a.jpg', mimeType: 'image/jpeg', name: 'Rosa at her desk.jpg' },
  { _id: 'image-b', url: 'https://lake.example/b.svg', mimeType: 'image/svg+xml', name: 'Wires.svg' },
]
const sanitys = { name: 'sanity-default', component: () => null } as AssetSource
const [source = sanitys] = withImageChooser([sanitys])

async function open(props: object = {}): Promise<AssetFromSource[][]> {
  const chosen: AssetFromSource[][] = []
  const Chooser = source.component
  await act(async () =>
    render(
      <Chooser
        assetSource={source}
        accept="image/jpeg,image/svg+xml"
        selectionType="single"
        selectedAssets={[]}
        onClose={() => undefined}
        onSelect={(assets) => chosen.push(assets)}
        {...props}
      />,
    ),
  )
  return chosen
}

const names = () =>
  within(screen.getByRole('list'))
    .queryAllByRole('button')
    .map(({ textContent }) => textContent)

beforeEach(() => client.fetch.mockReset().mockResolvedValue(stored))

test('pictures are listed by name, and found by a part of it', async () => {
  await open()
  expect(names()).toEqual(['Rosa at her desk.jpg', 'Wires.svg'])
  await userEvent.type(screen.getByRole('textbox', { name: 'Search by name' }), 'DESK')
  expect(names()).toEqual(['Rosa at her desk.jpg'])
  await userEvent.type(screen.getByRole('textbox'), 'top')
  expect(screen.getByText('No picture has this name.')).toBeInTheDocument()
})

test('a pressed picture is chosen', async () => {
  const chosen = await open()
  await userEvent.click(screen.getByRole('button', { name: 'Wires.svg' }))
  expect(chosen).toEqual([[{ kind: 'assetDocumentId', value: 'image-b' }]])
})

test('a picture that the field refuses is not offered', async () => {
  await open({ accept: 'image/jpeg' })
  expect(names()).toEqual(['Rosa at her desk.jpg'])
})

test('an unreachable lake is said, and an upload opens no dialog', async () => {
  client.fetch.mockRejectedValue(new Error('The lake is down.'))
  await open()
  expect(screen.getByText(/could not be loaded/)).toBeInTheDocument()
  await open({ action: 'upload' })
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
})
