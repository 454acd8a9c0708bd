/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Observable } from 'rxjs'
import type { ObjectInputProps } from 'sanity'
import { LandingPageForm } from '../../../sanity/inputs/linkedFrom.tsx'
import type { StoredLink } from '../../../sanity/links.ts'

type LinkProps = { params: { id: string; type: string; path?: string }; rel: string; children: ReactNode }
type Params = { id: string; paths: string[] }

let asked: Params[] = []
let answer: ((stored: StoredLink[]) => void) | undefined
const mockStore = {
  listenQuery: (_query: unknown, params: Params) =>
    new Observable<unknown>((subscriber) => {
      asked.push(params)
      answer = (stored) => act(() => subscriber.next(stored))
      return () => (answer = undefined)
    }),
}
let mockState: object = {}
const mockTitles: Record<string, string> = { homePage: 'Home', faqItem: 'Question', redirect: 'Redirect' }
jest.mock(
  'sanity',
  () => ({
    useDocumentStore: () => mockStore,
    useEditState: () => mockState,
    useSchema: () => ({ get: (type: string) => ({ title: mockTitles[type] }) }),
  }),
  { virtual: true },
)
jest.mock(
  'sanity/router',
  () => ({
    IntentLink: ({ params, rel, children }: LinkProps) => (
      <a href={['/edit', params.type, params.id, params.path].filter(Boolean).join('/')} rel={rel}>
        {children}
      </a>
    ),
  }),
  { virtual: true },
)

/** The form of a landing page, which asks for links to it. */
const show = (_id?: string) => {
  const props = { value: _id && { _id }, renderDefault: () => <input aria-label="fields" /> }
  return render(<LandingPageForm {...(props as unknown as ObjectInputProps)} />)
}
const at = (slug: string) => ({ slug: { current: slug } })

beforeEach(() => {
  asked = []
  mockState = { draft: at('summer'), published: at('spring') }
})

describe('the form of a landing page', () => {
  it('lists what links to the page and its draft, with links to the fields', () => {
    show('drafts.season')
    expect(asked).toEqual([{ id: 'season', own: ['season', 'drafts.season'], paths: ['/summer', '/spring'] }])
    answer?.([
      { _id: 'homePage', _type: 'homePage', name: null, closing: { landingPage: { _ref: 'season' } } },
      { _id: 'drafts.roles', _type: 'faqItem', name: 'Which roles?' },
      { _id: 'old', _type: 'redirect', name: '/old' },
    ])
    expect(screen.getByRole('region', { name: 'Linked from 3 places' })).toBeInTheDocument()
    const home = screen.getByRole('link', { name: 'Home' })
    expect(home).toHaveAttribute('href', '/edit/homePage/homePage/closing.landingPage')
    // The first focus is for the fields.
    expect(home).toHaveAttribute('rel', 'ignore')
    expect(screen.getByRole('link', { name: 'Which roles?' })).toHaveAttribute('href', '/edit/faqItem/roles')
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Home',
      'Which roles? · Question, draft',
      '/old · Redirect',
    ])
    expect(screen.getByLabelText('fields')).toBeInTheDocument()
  })

  it('follows what changes elsewhere, while it is open', () => {
    const { unmount } = show('season')
    expect(screen.queryByRole('region')).not.toBeInTheDocument()
    answer?.([])
    expect(screen.getByText('Nothing on the site links here yet')).toBeInTheDocument()
    answer?.([{ _id: 'old', _type: 'redirect', name: '/old' }])
    expect(screen.getByText('Linked from one place')).toBeInTheDocument()
    unmount()
    expect(answer).toBeUndefined()
  })

  it('shows no links for an unpublished page unless there are any', () => {
    mockState = { draft: at('summer'), published: null }
    show('drafts.season')
    answer?.([])
    expect(screen.queryByRole('region')).not.toBeInTheDocument()
    answer?.([{ _id: 'old', _type: 'redirect', name: '/old' }])
    expect(screen.getByText('Linked from one place')).toBeInTheDocument()
  })

  it('shows its fields before there is anything to link to', () => {
    show()
    expect(screen.getByLabelText('fields')).toBeInTheDocument()
    expect(asked).toEqual([])
  })
})
