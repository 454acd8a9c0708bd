/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { StringInputProps } from 'sanity'
import { TargetInput } from '../../../sanity/inputs/targetInput.tsx'

const season = {
  title: 'Season',
  slug: 'season',
  sections: [
    { _key: 'hero', _type: 'heroSection' },
    { _key: 'f', _type: 'contactFormSection', heading: 'Write to us' },
    { _key: 'q', _type: 'questionsSection', hidden: true, taken: 'pay' },
  ],
}

const client = { fetch: async () => [season] }
jest.mock('sanity', () => ({ useClient: () => client, set: (value: string) => value }), { virtual: true })
jest.mock('@sanity/ui', () => jest.requireActual<object>('../plainUi.tsx'), { virtual: true })

test('a redirect’s target is picked from the pages and their sections', async () => {
  const onChange = jest.fn()
  const props = { value: '', onChange, elementProps: {}, renderDefault: () => <input /> }
  await act(async () => render(<TargetInput {...(props as unknown as StringInputProps)} />))
  const list = screen.getByRole('combobox', { name: 'Pick a page of this site' })
  const titles = screen.getAllByRole('option').map(({ textContent }) => textContent)
  expect(titles).toContain('FAQ (/faq)')
  expect(titles.slice(-2)).toEqual(['Season (/season)', '— Contact form: Write to us (#form)'])
  await userEvent.selectOptions(list, '/season#form')
  expect(onChange.mock.calls).toEqual([['/season#form']])
})
