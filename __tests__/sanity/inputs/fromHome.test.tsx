/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import type { ObjectInputProps } from 'sanity'
import { fromHomeInput } from '../../../sanity/inputs/fromHome.ts'

type Fields = Record<string, unknown>
type Patch = (fields: Fields) => Fields

const client = { fetch: jest.fn() }
jest.mock(
  'sanity',
  () => ({
    useClient: () => client,
    set:
      (value: unknown, [name = '']: string[]): Patch =>
      (fields) => ({ ...fields, [name]: value }),
    unset:
      ([name = '']: string[]): Patch =>
      ({ [name]: _gone, ...fields }) =>
        fields,
  }),
  { virtual: true },
)
jest.mock('@sanity/ui', () => ({
  Button: ({ text, onClick, disabled }: { text: string; onClick: () => void; disabled: boolean }) => (
    <button onClick={onClick} disabled={disabled}>
      {text}
    </button>
  ),
}))

const Input = fromHomeInput('closing')
const schemaType = { fields: ['heading', 'text', 'hidden'].map((name) => ({ name })) }

/** The section's form, which shows what it holds. */
function Section({ readOnly = false }: { readOnly?: boolean }) {
  const [value, setValue] = useState<Fields>({ _key: 'a', heading: 'Ours', hidden: true })
  const props = {
    value,
    schemaType,
    readOnly,
    onChange: (patches: Patch[]) => setValue((old) => patches.reduce((fields, patch) => patch(fields), old)),
    renderDefault: () => <output>{JSON.stringify(value)}</output>,
  }
  return <Input {...(props as unknown as ObjectInputProps)} />
}

const held = () => JSON.parse(screen.getByRole('status').textContent) as Fields
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))

test('fills a section in from Home, and puts back what was there', async () => {
  client.fetch.mockResolvedValue({ closing: { _type: 'closing', heading: 'Call us', text: 'Now.' } })
  render(<Section />)
  await press('Fill in from Home')
  expect(held()).toEqual({ _key: 'a', heading: 'Call us', text: 'Now.', hidden: true })
  await press('Put back what was here')
  expect(held()).toEqual({ _key: 'a', heading: 'Ours', hidden: true })
  expect(screen.getByRole('button', { name: 'Fill in from Home' })).toBeEnabled()
})

test.each([
  ['while the lake is down', () => Promise.reject(new Error('down'))],
  ['of a Home without that section', () => Promise.resolve({})],
])('changes nothing %s, and says so', async (_, fetch) => {
  jest.spyOn(console, 'warn').mockImplementation(() => {})
  client.fetch.mockImplementation(fetch)
  render(<Section />)
  await press('Fill in from Home')
  expect(screen.getByText(/Nothing has changed/)).toBeInTheDocument()
  expect(held()).toEqual({ _key: 'a', heading: 'Ours', hidden: true })
})

test('offers nothing where a section cannot be written', () => {
  render(<Section readOnly />)
  expect(screen.queryByRole('button')).toBeNull()
})
