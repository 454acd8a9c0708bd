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
  links: StoredLink[] | Error = [],
  versions: object = { draft: null, published: spring },
) {
  client.fetch.mockImplementation(async (query: string) => {
    if (links instanceof Error) throw links
    return query.includes('"landingPages"') ? { links, landingPages: [] } : links
  })
  const props = { id: 'spring', type: 'landingPage', ...versions } as unknown as DocumentActionProps
  const { result } = renderHook(() => useAction(props) as DocumentActionDescription)
  await act(async () => result.current.onHandle?.())
  const dialog = () => result.current.dialog || undefined
  const asked = dialog()
  if (asked?.type === 'confirm') render(<>{asked.message}</>)
  if (asked?.type === 'dialog') render(<>{asked.content}</>)
  const confirm = () => act(() => asked?.type === 'confirm' && asked.onConfirm())
  return { asked, dialog, confirm }
}

const linked = () => screen.getAllByRole('link').map((link) => link.textContent)

const ways = [
  ['deleted', useDelete, operations.delete.execute],
  ['taken off the site', takeOffTheSite, operations.unpublish.execute],
] as const

beforeEach(() => jest.resetAllMocks())

describe.each(ways)('what is %s', (how, useAction, execute) => {
  it('stays while something uses it, which is named and linked', async () => {
    const { asked, dialog } = await press(useAction, [home, redirect('old', '/old')])
    expect(asked).toMatchObject({ type: 'dialog', header: `This cannot be ${how} yet` })
    expect(screen.getByText('It is still in use. Take it out there first, and publish that:')).toBeVisible()
    expect(linked()).toEqual(['Home'])
    act(() => screen.getByRole('link').click())
    expect(dialog()).toBeUndefined()
    expect(execute).not.toHaveBeenCalled()
  })

  it('takes along the redirects that lead to it, named and linked', async () => {
    const { confirm } = await press(useAction, [redirect('old', '/old'), redirect('drafts.new', '/new')])
    expect(screen.getByText(/\/spring answers “page not found”/)).toBeVisible()
    expect(screen.getByText(/Send their visitors elsewhere first/)).toBeVisible()
    expect(linked()).toEqual(['/old'])
    confirm()
    expect(execute).toHaveBeenCalledTimes(1)
  })

  it('leaves the menu by itself, and the dialog says so', async () => {
    const menuInsights = [{ page: { _ref: 'spring', _weak: true } }]
    const settings: StoredLink = { _id: 'siteSettings', _type: 'siteSettings', name: null, menuInsights }
    const { confirm } = await press(useAction, [settings])
    expect(screen.getByText(/^It stands in the menu or the footer/)).toBeVisible()
    confirm()
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
    const { confirm } = await press(useAction, new Error('The lake is down.'))
    expect(screen.getByText(/\/spring answers “page not found”/)).toBeVisible()
    expect(screen.getByText(/^Where it is used could not be checked/)).toBeVisible()
    confirm()
    expect(execute).toHaveBeenCalledTimes(1)
  })
})

it('Delete removes the draft along with what visitors see', async () => {
  const { confirm } = await press(useDelete, [], { draft, published: spring })
  confirm()
  expect(operations.delete.execute).toHaveBeenCalledWith(['drafts.spring', 'spring'])
})

it('the Studio shows the draft of what was unpublished', async () => {
  const { confirm } = await press(takeOffTheSite)
  confirm()
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
    const { confirm } = await press(usePublish, [home], { draft: { ...spring, ...times }, published: spring })
    expect(publish).not.toHaveBeenCalled()
    expect(screen.getByText(/^Visitors see \/spring now\./)).toHaveTextContent(words)
    expect(linked()).toEqual(['Home'])
    confirm()
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
    const { asked } = await press(usePublish, [], versions)
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
  const published = withSections(form, text)

  test('names the buttons and redirects that lead there', async () => {
    const links = [linkTo('f'), redirectTo('/spring?a=1#form')]
    const { confirm } = await press(usePublish, links, { draft: withSections(text), published })
    expect(linked()).toEqual(['Home', '/old'])
    expect(publish).not.toHaveBeenCalled()
    confirm()
    expect(publish).toHaveBeenCalledTimes(1)
  })

  test.each([
    [
      'links lead elsewhere',
      [linkTo('t'), redirectTo('/spring#text'), redirectTo('/spring')],
      withSections(text),
    ],
    ['it only moves', [linkTo('f'), redirectTo('/spring#form')], withSections(text, form)],
  ])('asks nothing when %s', async (_, links, draft) => {
    const { asked } = await press(usePublish, links, { draft, published })
    expect(asked).toBeUndefined()
    expect(publish).toHaveBeenCalledTimes(1)
  })
})
