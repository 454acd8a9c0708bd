/** @jest-environment jsdom */
import { screen, waitFor } from '@testing-library/react'
import { translatePage } from '#tests/fixtures/translator.ts'
import { button, chips, open } from './jobsPage.tsx'

/** The job search on a page that the visitor's browser has translated, here into capitals. */

beforeAll(translatePage)

test('a translated job search shows the last search only', async () => {
  const user = await open()
  expect(await screen.findByText('FIND JOBS')).toBeVisible()
  const heading = () => screen.getByRole('heading', { level: 2, name: /^SEARCH RESULTS/ })
  await user.type(screen.getByRole('textbox'), 'agent{Enter}')
  await waitFor(() => expect(heading()).toHaveTextContent('SEARCH RESULTS (2 JOBS FOUND)'))
  await user.clear(screen.getByRole('textbox'))
  await user.selectOptions(screen.getByRole('combobox', { name: 'JOB CATEGORY' }), 'Internship')
  await user.click(button('FIND JOBS'))
  await waitFor(() => expect(heading()).toHaveTextContent('SEARCH RESULTS (0 JOBS FOUND)'))
  expect(chips().map((chip) => chip.textContent)).toEqual(['CATEGORY INTERNSHIP'])
  expect(screen.queryByText(/agent/i)).toBeNull()
})
