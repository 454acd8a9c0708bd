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

const form = (id?: string) =>
  ({
    value: id && { _id: id },
    renderDefault: () => <input aria-label="fields" />,
  }) as unknown as ObjectInputProps
const at = (slug: string) => ({ slug: { current: slug } })

beforeEach(() => {
  asked = []
  mockState = { draft: at('summer'), published: at('spring') }
})

describe('the form of a landing page', () => {
  it('lists what links to the page, with links to the fields', () => {
    render(<LandingPageForm {...form('drafts.season')} />)
    answer?.([
      { _id: 'homePage', _type: 'homePage', name: null, closing: { landingPage: { _ref: 'season' } } },
      { _id: 'drafts.roles', _type: 'faqItem', name: 'Which roles?' },
      { _id: 'old', _type: 'redirect', name: '/old' },
    ])
    expect(screen.getByRole('region', { name: 'Linked from 3 places' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute(
      'href',
      '/edit/homePage/homePage/closing.landingPage',
    )
    expect(screen.getByRole('link', { name: 'Which roles?' })).toHaveAttribute('href', '/edit/faqItem/roles')
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Home',
      'Which roles? · Question, draft',
      '/old · Redirect',
    ])
    expect(screen.getByLabelText('fields')).toBeInTheDocument()
  })

  it('leaves the first focus to the fields', () => {
    render(<LandingPageForm {...form('season')} />)
    answer?.([{ _id: 'homePage', _type: 'homePage', name: null }])
    expect(screen.getByRole('link')).toHaveAttribute('rel', 'ignore')
  })

  it('asks for the URLs of page and draft, by the published id', () => {
    render(<LandingPageForm {...form('drafts.season')} />)
    expect(asked).toEqual([{ id: 'season', own: ['season', 'drafts.season'], paths: ['/summer', '/spring'] }])
  })

  it('follows what changes elsewhere', () => {
    render(<LandingPageForm {...form('season')} />)
    answer?.([])
    expect(screen.getByText('Nothing on the site links here yet')).toBeInTheDocument()
    answer?.([{ _id: 'old', _type: 'redirect', name: '/old' }])
    expect(screen.getByText('Linked from one place')).toBeInTheDocument()
  })

  it('shows no links for an unpublished page unless there are any', () => {
    mockState = { draft: at('summer'), published: null }
    render(<LandingPageForm {...form('drafts.season')} />)
    answer?.([])
    expect(screen.queryByRole('region')).not.toBeInTheDocument()
    answer?.([{ _id: 'old', _type: 'redirect', name: '/old' }])
    expect(screen.getByText('Linked from one place')).toBeInTheDocument()
  })

  it('shows nothing until it knows, and listens only while it is open', () => {
    const { unmount } = render(<LandingPageForm {...form('season')} />)
    expect(screen.queryByRole('region')).not.toBeInTheDocument()
    expect(answer).toBeDefined()
    unmount()
    expect(answer).toBeUndefined()
  })

  it('shows its fields before there is anything to link to', () => {
    render(<LandingPageForm {...form()} />)
    expect(screen.getByLabelText('fields')).toBeInTheDocument()
    expect(asked).toEqual([])
  })
})
