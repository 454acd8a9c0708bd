/** @jest-environment jsdom */
import { act, render, renderHook, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import type { DocumentActionComponent, DocumentActionDescription, DocumentActionProps } from 'sanity'
import { askFirst } from '../../../sanity/actions/askFirst.tsx'
import { useBreakingLinks } from '../../../sanity/actions/breakingLinks.tsx'
import { deleteAfterAsking } from '../../../sanity/actions/delete.ts'
import type { StoredLink } from '../../../sanity/links.ts'
import { useHiding } from '../../../sanity/actions/hideFirst.ts'
import { takeOffTheSite } from '../../../sanity/actions/unpublish.ts'

/** What the Studio asks before something leaves the site. */

const client = { fetch: jest.fn() }
const operations = { delete: { execute: jest.fn() }, unpublish: { execute: jest.fn() } }
const setPerspective = jest.fn()
jest.mock(
  'sanity',
  () => ({
    useClient: () => client,
    useDocumentOperation: () => operations,
    useDocumentOperationEvent: () => undefined,
    useSchema: () => ({ get: () => ({ title: 'Home' }) }),
    useSetPerspective: () => setPerspective,
  }),
  { virtual: true },
)
jest.mock('@sanity/ui', () => ({}), { virtual: true })
jest.mock('@sanity/ui/toast', () => ({ useToast: () => ({ push: () => '' }) }), { virtual: true })
type LinkProps = { params: { id: string }; onClick: () => void; children: ReactNode }
jest.mock(
  'sanity/router',
  () => ({
    IntentLink: ({ params, onClick, children }: LinkProps) => (
      <a href={`#${params.id}`} onClick={onClick}>
        {children}
      </a>
    ),
  }),
  { virtual: true },
)

const sanitys: DocumentActionComponent = Object.assign(
  () => ({ label: 'Delete', shortcut: 'Ctrl+Alt+D', onHandle: () => undefined }),
  { action: 'delete' as const },
)
const useDelete = deleteAfterAsking(sanitys)

const spring = { _id: 'spring', slug: { current: 'spring' } }
const draft = { _id: 'drafts.spring', slug: { current: 'summer' } }
const home: StoredLink = { _id: 'homePage', _type: 'homePage', name: null, button: { _ref: 'spring' } }
const redirect = (_id: string, name: string): StoredLink => ({ _id, _type: 'redirect', name })

/**
 * Presses the action of a landing page with these links, or with the error of asking for them;
 * shows what it asks.
 */
async function press(
  useAction: DocumentActionComponent,
  known: { links?: StoredLink[] } | Error = {},
  versions: object = { draft: null, published: spring },
) {
  client.fetch.mockImplementation(async () => {
    if (known instanceof Error) throw known
    return { links: [], landingPages: [], ...known }
  })
  const props = { id: 'spring', type: 'landingPage', ...versions } as unknown as DocumentActionProps
  const { result } = renderHook(() => useAction(props) as DocumentActionDescription)
  await act(async () => result.current.onHandle?.())
  const dialog = () => result.current.dialog || undefined
  const asked = dialog()
  if (asked?.type === 'confirm') render(<>{asked.message}</>)
  if (asked?.type === 'dialog') render(<>{asked.content}</>)
  return { asked, dialog }
}

const ways = [
  ['deleted', useDelete, operations.delete.execute],
  ['taken off the site', takeOffTheSite, operations.unpublish.execute],
] as const

beforeEach(() => jest.resetAllMocks())

describe.each(ways)('what is %s', (how, useAction, execute) => {
  it('stays while something uses it, which is named and linked', async () => {
    const { asked, dialog } = await press(useAction, { links: [home, redirect('old', '/old')] })
    expect(asked).toMatchObject({ type: 'dialog', header: `This cannot be ${how} yet` })
    expect(screen.getByText('It is still in use. Take it out there first, and publish that:')).toBeVisible()
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Home'])
    act(() => screen.getByRole('link').click())
    expect(dialog()).toBeUndefined()
    expect(execute).not.toHaveBeenCalled()
  })

  it('takes along the redirects that lead to it, named and linked', async () => {
    const { asked } = await press(useAction, {
      links: [redirect('old', '/old'), redirect('drafts.new', '/new')],
    })
    expect(screen.getByText(/\/spring answers “page not found”/)).toBeVisible()
    expect(screen.getByText(/Send their visitors elsewhere first/)).toBeVisible()
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['/old'])
    act(() => asked?.type === 'confirm' && asked.onConfirm())
    expect(execute).toHaveBeenCalledTimes(1)
  })

  it('leaves the menu by itself, and the dialog says so', async () => {
    const menuInsights = [{ page: { _ref: 'spring', _weak: true } }]
    const settings: StoredLink = { _id: 'siteSettings', _type: 'siteSettings', name: null, menuInsights }
    const { asked } = await press(useAction, { links: [settings] })
    expect(screen.getByText(/^It stands in the menu or the footer/)).toBeVisible()
    act(() => asked?.type === 'confirm' && asked.onConfirm())
    expect(execute).toHaveBeenCalledTimes(1)
  })

  it('stays when the dialog is cancelled', async () => {
    const { asked, dialog } = await press(useAction)
    expect(screen.queryByText(/Send their visitors|could not be checked/)).not.toBeInTheDocument()
    act(() => asked?.type === 'confirm' && asked.onCancel())
    expect(dialog()).toBeUndefined()
    expect(execute).not.toHaveBeenCalled()
  })

  it('can be confirmed with a warning when the usage check fails', async () => {
    const { asked } = await press(useAction, new Error('The lake is down.'))
    expect(screen.getByText(/\/spring answers “page not found”/)).toBeVisible()
    expect(screen.getByText(/^Where it is used could not be checked/)).toBeVisible()
    act(() => asked?.type === 'confirm' && asked.onConfirm())
    expect(execute).toHaveBeenCalledTimes(1)
  })
})

it('Delete removes the draft along with what visitors see', async () => {
  const { asked } = await press(useDelete, {}, { draft, published: spring })
  act(() => asked?.type === 'confirm' && asked.onConfirm())
  expect(operations.delete.execute).toHaveBeenCalledWith(['drafts.spring', 'spring'])
})

it('Delete keeps its name, shortcut and place among the others', () => {
  const props = { draft: null, published: spring } as unknown as DocumentActionProps
  const { result } = renderHook(() => useDelete(props))
  expect(result.current).toMatchObject({ label: 'Delete', shortcut: 'Ctrl+Alt+D' })
  expect(useDelete.action).toBe('delete')
})

it('the Studio shows the draft of what was unpublished', async () => {
  const { asked } = await press(takeOffTheSite)
  act(() => asked?.type === 'confirm' && asked.onConfirm())
  expect(setPerspective).toHaveBeenCalledWith('drafts')
})

describe('a publish that hides a visible page', () => {
  const publish = jest.fn()
  const usePublish = askFirst(() => ({ label: 'Publish', onHandle: publish }), useHiding)
  const later = '2999-01-01T17:00:00Z'
  const past = '2020-01-01T17:00:00Z'

  it.each([
    ['appears later', { visibleFrom: later }, 'Scheduled: from Jan 1, 2999, 12:00 PM EST'],
    ['is over', { visibleUntil: past }, 'Over since Jan 1, 2020, 12:00 PM EST'],
  ])('asks first when the page then %s', async (_when, times, words) => {
    const { asked } = await press(
      usePublish,
      { links: [home] },
      { draft: { ...spring, ...times }, published: spring },
    )
    expect(publish).not.toHaveBeenCalled()
    expect(screen.getByText(/^Visitors see \/spring now\./)).toHaveTextContent(words)
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Home'])
    act(() => asked?.type === 'confirm' && asked.onConfirm())
    expect(publish).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['is new', { draft: { ...spring, visibleFrom: later }, published: null }],
    ['stays', { draft, published: spring }],
    ['was hidden', { draft: spring, published: { ...spring, visibleFrom: later } }],
    [
      'stays hidden',
      { draft: { ...spring, visibleFrom: later }, published: { ...spring, visibleUntil: past } },
    ],
  ])('is not asked about when the page %s', async (_what, versions) => {
    const { asked } = await press(usePublish, {}, versions)
    expect(asked).toBeUndefined()
    expect(publish).toHaveBeenCalledTimes(1)
  })
})

describe('a publish that takes a section away', () => {
  const publish = jest.fn()
  const usePublish = askFirst(() => ({ label: 'Publish', onHandle: publish }), useBreakingLinks)
  const withSections = (...sections: object[]) => ({ ...spring, sections })
  const form = { _key: 'f', _type: 'contactFormSection' }
  const text = { _key: 't', _type: 'textSection' }
  const linkTo = (section: string): StoredLink => ({
    ...home,
    button: { landingPage: { _ref: 'spring' }, section },
  })
  const redirectTo = (to: string): StoredLink => ({ ...redirect('old', '/old'), to })

  /** Publishes the page without its form. */
  const pressWith = async (links: StoredLink[], draft = withSections(text)) => {
    client.fetch.mockResolvedValue(links)
    const props = { id: 'spring', type: 'landingPage', draft, published: withSections(form, text) }
    const { result } = renderHook(
      () => usePublish(props as unknown as DocumentActionProps) as DocumentActionDescription,
    )
    await act(async () => result.current.onHandle?.())
    return result.current.dialog || undefined
  }

  test('names the buttons and redirects that lead there', async () => {
    const dialog = await pressWith([linkTo('f'), redirectTo('/spring?a=1#form')])
    if (dialog?.type !== 'confirm') throw new Error('Nothing was asked.')
    render(<>{dialog.message}</>)
    expect(screen.getAllByRole('link')).toHaveLength(2)
    expect(publish).not.toHaveBeenCalled()
    act(() => dialog.onConfirm())
    expect(publish).toHaveBeenCalledTimes(1)
  })

  test.each([
    ['links lead elsewhere', [linkTo('t'), redirectTo('/spring#text'), redirectTo('/spring')], undefined],
    ['it only moves', [linkTo('f'), redirectTo('/spring#form')], withSections(text, form)],
  ])('asks nothing when %s', async (_, links, draft) => {
    expect(await pressWith(links, draft)).toBeUndefined()
    expect(publish).toHaveBeenCalledTimes(1)
  })
})
