/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react'
import { Observable } from 'rxjs'
import { RedirectSign } from '../../../sanity/inputs/redirectSign.tsx'
import type { Targets } from '../../../sanity/redirects.ts'

let mockListeners = 0
let answer: (targets: Targets) => void = () => undefined
const mockStore = {
  listenQuery: () =>
    new Observable<Targets>((subscriber) => {
      mockListeners += 1
      answer = (targets) => act(() => subscriber.next(targets))
      return () => (mockListeners -= 1)
    }),
}
jest.mock('sanity', () => ({ useDocumentStore: () => mockStore }), { virtual: true })

const signs = () => screen.queryAllByRole('img').map((sign) => sign.getAttribute('aria-label'))

test('the list marks redirects that lead nowhere, and follows their pages', () => {
  const { unmount } = render(
    <>
      <RedirectSign _id="a" from="/old" to="/summer" />
      <RedirectSign _id="b" from="/older" to="/faq" />
      <RedirectSign _id="c" />
    </>,
  )
  expect(signs()).toEqual([])
  answer({ pages: [], redirects: [] })
  expect(signs()).toEqual(['Leads nowhere: no page is published at /summer'])
  answer({ pages: [{ _id: 'summer', slug: 'summer' }], redirects: [] })
  expect(signs()).toEqual([])
  expect(mockListeners).toBe(1)
  unmount()
  expect(mockListeners).toBe(0)
})
