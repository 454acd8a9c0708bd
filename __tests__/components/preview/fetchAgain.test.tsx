import { render } from '@testing-library/react'
import Router, { type NextRouter } from 'next/router'
import { useRouteChanges } from '../../../components/layout/useRouteChanges.ts'
import { fetchAgain } from '../../../components/preview/fetchAgain.ts'
import { stubMatchMedia } from '../layout/matchMedia.ts'

const path = '/search-all-jobs'

function Page() {
  useRouteChanges()
  return <section id="job-search" />
}

const visit = () => {
  Router.events.emit('routeChangeStart', path, { shallow: false })
  Router.events.emit('routeChangeComplete', path, { shallow: false })
}

test('leaves an editor who refreshes the page of the job search where they are, and no link after that', async () => {
  jest.useFakeTimers()
  stubMatchMedia({ reducedMotion: false })
  const scrollIntoView = jest.fn()
  Element.prototype.scrollIntoView = scrollIntoView
  const router = { asPath: path, events: Router.events, replace: async () => visit() }
  Router.router = { asPath: path, beforePopState: () => undefined } as unknown as typeof Router.router
  render(<Page />)
  await fetchAgain(router as unknown as NextRouter)
  jest.runAllTimers()
  expect(scrollIntoView).not.toHaveBeenCalled()
  visit()
  jest.runAllTimers()
  expect(scrollIntoView).toHaveBeenCalledTimes(1)
  jest.useRealTimers()
})
