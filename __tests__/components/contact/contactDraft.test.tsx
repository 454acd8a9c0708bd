/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { ContactForm } from '../../../components/contact/ContactForm.tsx'
import { readDraft } from '../../../lib/contact/draft.ts'
import { account, typed, fillIn, held, openForm } from './fillIn.tsx'

jest.mock('@emailjs/browser', () => ({}))

// Rules that load during a test would set state outside of `act`.
beforeAll(() => import('../../../lib/contact/schema.ts'))
beforeEach(() => {
  jest.useFakeTimers()
  window.sessionStorage.clear()
})
afterEach(() => jest.useRealTimers())

test('what was typed survives a reload, and is not complained about', async () => {
  const { user, unmount } = openForm()
  await fillIn(user)
  unmount()
  openForm()
  expect(held()).toEqual(typed)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('what was typed survives React’s repeated effects in development', async () => {
  window.sessionStorage.setItem('contact-form-draft', JSON.stringify(typed))
  render(
    <StrictMode>
      <ContactForm account={account} submitLabel={null} />
    </StrictMode>,
  )
  expect(held()).toEqual(typed)
  expect(readDraft()).toEqual(typed)
})

test('what was typed before the scripts arrived is kept', async () => {
  const form = (
    <StrictMode>
      <ContactForm account={account} submitLabel={null} />
    </StrictMode>
  )
  const container = document.createElement('div')
  container.innerHTML = renderToString(form)
  document.body.replaceChildren(container)
  const field = container.querySelector<HTMLInputElement>('#firstname')
  if (field) field.value = 'Ana'
  container.querySelector<HTMLInputElement>('input[value=Employer]')?.click()
  const root = await act(async () => hydrateRoot(container, form))
  expect(held()).toMatchObject({ firstname: 'Ana', jobcategory: 'Employer' })
  // The page shows it anyway; that it became a draft proves that the form knows of it.
  expect(readDraft()).toMatchObject({ firstname: 'Ana', jobcategory: 'Employer' })
  act(() => root.unmount())
})
