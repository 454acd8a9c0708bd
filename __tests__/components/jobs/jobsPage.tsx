import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import router from 'next-router-mock'
import { MemoryRouterProvider } from 'next-router-mock/MemoryRouterProvider'
import { JobsView } from '#components/jobs/JobsView.tsx'
import { contentOf } from '#tests/fixtures/seedContent.ts'

/** The job search page in a test: how to open it at a URL, and how to find its parts. */

// jsdom lays nothing out.
HTMLElement.prototype.scrollIntoView = () => {}

/** As a link does, or Back and Forward. */
export const visit = (query: Record<string, string>) =>
  router.setCurrentUrl({ pathname: '/job-seeker', query })

export async function open(query: Record<string, string> = {}) {
  const user = userEvent.setup()
  visit(query)
  render(<JobsView content={await contentOf('jobSearchPage')} />, { wrapper: MemoryRouterProvider })
  return user
}

export const title = () => screen.getByRole('textbox', { name: 'Job Title' })
export const location = () => screen.getByRole('combobox', { name: 'Location' })
export const category = () => screen.getByRole('combobox', { name: 'Job Category' })
export const button = (name: string) => screen.getByRole('button', { name })
export const cards = () => screen.getAllByRole('article')
export const ids = () => cards().map((card) => /Job ID (\d+)/.exec(card.textContent ?? '')?.[1])
export const chips = () => within(screen.getByRole('list', { name: 'Searched for' })).getAllByRole('listitem')
