/** @jest-environment jsdom */
import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { JobsView } from '../../../components/jobs/JobsView.tsx'
import { jobs } from '../../../lib/jobs/jobs.ts'
import { contentOf } from '../../fixtures/seedContent.ts'
import { stubMatchMedia } from '../layout/matchMedia.ts'
import { createAddressBar } from './addressBar.tsx'

/** The server's HTML in a page. */
async function serve(search = '') {
  const content = await contentOf('jobSearchPage')
  const { AtAddress } = createAddressBar({}, false)
  const container = document.createElement('div')
  container.innerHTML = renderToString(
    <AtAddress>
      <JobsView content={content} />
    </AtAddress>,
  )
  document.body.replaceChildren(container)
  window.history.replaceState(null, '', `/job-seeker${search}`)
  return { container, content }
}

type AtAddress = ReturnType<typeof createAddressBar>['AtAddress']

/** Has React hydrate the served HTML, at a URL. */
const takeOver = ({ container, content }: Awaited<ReturnType<typeof serve>>, AtAddress: AtAddress) =>
  act(async () =>
    hydrateRoot(
      container,
      <AtAddress>
        <JobsView content={content} />
      </AtAddress>,
    ),
  )

beforeEach(() => {
  jest.useFakeTimers()
  stubMatchMedia({ reducedMotion: true })
  HTMLElement.prototype.scrollIntoView = jest.fn()
})
afterEach(() => jest.useRealTimers())

test('the server’s HTML holds every job, for visitors and machines without scripts', async () => {
  const { container } = await serve()
  const text = container.textContent ?? ''
  for (const { id, title } of jobs) {
    expect(text).toContain(`Job ID ${id}`)
    expect(text).toContain(title)
  }
  expect(container.querySelectorAll('li[data-later]')).toHaveLength(6)
})

test('hydration changes nothing until the search is known, then shows its jobs', async () => {
  const errors = jest.spyOn(console, 'error')
  const { container, content } = await serve('?jobtitle=agent')
  const waiting = createAddressBar({}, false)
  const known = createAddressBar({ jobtitle: 'agent' })
  const at = (Address: typeof waiting.AtAddress) => (
    <Address>
      <JobsView content={content} />
    </Address>
  )
  const root = await act(async () => hydrateRoot(container, at(waiting.AtAddress)))
  expect(container.querySelectorAll('article')).toHaveLength(12)
  act(() => root.render(at(known.AtAddress)))
  expect(container.querySelectorAll('article')).toHaveLength(2)
  expect(errors).not.toHaveBeenCalled()
  errors.mockRestore()
  act(() => root.unmount())
})

test('a URL without a search is known at once, without hydration mismatch', async () => {
  const errors = jest.spyOn(console, 'error')
  const { container, content } = await serve()
  const { AtAddress } = createAddressBar({}, true)
  const root = await takeOver({ container, content }, AtAddress)
  expect(container.querySelectorAll('article')).toHaveLength(6)
  expect(errors).not.toHaveBeenCalled()
  errors.mockRestore()
  act(() => root.unmount())
})

test('what was typed before the scripts arrived is searched for', async () => {
  const { container, content } = await serve()
  const field = container.querySelector<HTMLInputElement>('#jobtitle')
  const select = container.querySelector<HTMLSelectElement>('#location')
  if (field) field.value = 'agent'
  if (select) select.value = 'orlando'
  const { bar, AtAddress } = createAddressBar()
  const root = await takeOver({ container, content }, AtAddress)
  await act(async () => container.querySelector('form')?.requestSubmit())
  expect(bar.query).toEqual({ jobtitle: 'agent', location: 'orlando' })
  act(() => root.unmount())
})

test('text typed over a shared search before hydration stays, once', async () => {
  const { container, content } = await serve('?jobtitle=agent&location=orlando')
  const field = container.querySelector('#jobtitle') as HTMLInputElement
  field.value = 'sales'
  const { bar, AtAddress } = createAddressBar({}, false)
  const root = await takeOver({ container, content }, AtAddress)
  act(() => bar.visit({ jobtitle: 'agent', location: 'orlando' }))
  expect(field).toHaveValue('sales')
  expect(container.querySelector('#location')).toHaveValue('orlando')
  await act(async () => container.querySelector('form')?.requestSubmit())
  expect(bar.query).toEqual({ jobtitle: 'sales', location: 'orlando' })
  act(() => bar.visit({ jobtitle: 'agent' }))
  expect(field).toHaveValue('agent')
  act(() => root.unmount())
})
