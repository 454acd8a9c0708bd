/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react'
import { LandingView } from '#components/landing/LandingView.tsx'
import { assetHost } from '#lib/images/lakeImage.ts'
import type { LandingPage } from '#lib/sanity/page/pageTypes.ts'
import { editable } from '#lib/sanity/preview/editable.ts'
import { landingPageFrom, ownSections } from '#tests/fixtures/examples.ts'
import { lakeDocuments, landingContent, type LakeDocument } from '#tests/fixtures/seedContent.ts'

type Document = ReturnType<typeof landingPageFrom>

const home = lakeDocuments().find(({ _id }) => _id === 'homePage') ?? { _id: '', _type: '' }

/** What the page at /season gets when its document was changed so. */
const landing = (
  change: (document: Document, home: LakeDocument) => Document = (document) => document,
  prepare?: (content: unknown) => unknown,
) => landingContent(change(landingPageFrom(home, 'season'), home), undefined, prepare)

/** The same with other sections. */
const withSections = (
  change: (sections: Document['sections'], home: LakeDocument) => Document['sections'],
  prepare?: (content: unknown) => unknown,
) => landing((document, home) => ({ ...document, sections: change(document.sections, home) }), prepare)

/** Shows the page once the views of its sections are loaded. */
async function show(landing: Promise<LandingPage>) {
  const content = await landing
  await act(async () => void render(<LandingView content={content} />))
}

const headings = (level: number) =>
  screen.getAllByRole('heading', { level }).map(({ textContent }) => textContent)

test('a section with an unknown background has its own', async () => {
  const background = '</style><img src=x>'
  await show(withSections((sections) => sections.map((section) => ({ ...section, ground: background }))))
  expect(document.querySelectorAll('[data-framed]').length).toBeGreaterThan(3)
  expect(document.body.innerHTML).not.toContain('src=x')
})

test('a landing page shows hero and sections in the editor’s order', async () => {
  await show(landing())
  expect(headings(1)).toEqual(['Seats for the season'])
  expect(headings(2)).toEqual([
    'Is your training costing you talent?',
    "Hiring shouldn't be hard",
    'Three steps from first call to first day',
    'People for every seat on the floor',
    'Reasons to choose a Goodline team',
    'Clients, in their own voice',
    'Asked before',
    'The next great hire is one call away',
  ])
  expect(screen.getByRole('group', { name: /numbers/i })).toBeInTheDocument()
  expect(document.querySelectorAll('details')).toHaveLength(2)
})

const inPreview = (raw: unknown) => editable(raw, (path) => `path=${path.join('.')};base=%2F`)

test('in the preview each image leads to its field', async () => {
  await show(withSections(([hero = {}], home) => [hero, ...ownSections(home)], inPreview))
  const images = [...document.querySelectorAll('img')].filter(({ src }) => src.startsWith(assetHost))
  expect(images.length).toBeGreaterThan(3)
  expect(images.filter((image) => !image.dataset.sanity).map(({ outerHTML }) => outerHTML)).toEqual([])
})

test('in the preview each section can be dragged', async () => {
  const content = await landing()
  await show(landing(undefined, inPreview))
  const dragged = [...document.querySelectorAll('body > div > [data-sanity]')]
  expect(dragged.map((each) => each.getAttribute('data-sanity'))).toEqual(
    content.page.sections.map((_, index) => `path=page.sections.${index};base=%2F`),
  )
  expect(dragged.map(({ localName }) => localName)).toEqual(dragged.map(() => 'section'))
})

test('a section has its fragment and the background that the editor chose', async () => {
  await show(withSections(([hero = {}, first = {}]) => [hero, { ...first, ground: 'blue' }]))
  const band = document.querySelector('section:not([data-hero])')
  expect(band).toHaveAttribute('id', 'guide')
  expect(band).toHaveAttribute('data-framed', 'blue')
  expect(band).toHaveClass('on-dark')
})

test('a section that stands twice repeats no landmark name or id', async () => {
  await show(
    withSections(([hero = {}, ...others]) => [
      hero,
      ...others,
      ...others.map((other) => ({ ...other, _key: `${String(other._key)}-again` })),
    ]),
  )
  expect(document.querySelectorAll('details')).toHaveLength(4)
  expect(screen.queryByRole('region')).toBeNull()
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
  expect(ids.length).toBeGreaterThan(4)
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
})

describe('content that the Studio would not publish', () => {
  test.each<[string, string, Parameters<typeof withSections>[0]]>([
    ['A landing page', 'its hero is gone', ([, ...others]) => others],
    [
      'A landing page',
      'its hero has no words',
      ([hero, ...others]) => [{ ...hero, heading: ' ' }, ...others],
    ],
    ['Seats for the season', 'its hero stands further down', ([hero = {}, ...others]) => [...others, hero]],
    ['Seats for the season', 'a second hero follows', ([hero = {}, ...others]) => [hero, ...others, second]],
  ])('has the headline “%s” when %s', async (headline, _what, change) => {
    await show(withSections(change))
    expect(headings(1)).toEqual([headline])
    expect(document.querySelector('h1, h2')?.tagName).toBe('H1')
  })

  const second = { _type: 'heroSection', _key: 'second', heading: 'Another headline' }

  test('shows no empty element for sections without any field', async () => {
    const bare = ({ _type, _key }: Record<string, unknown>) => ({ _type, _key })
    await show(withSections(([hero = {}], home) => [hero, ...ownSections(home).map(bare)]))
    expect(document.querySelectorAll(':is(h2, h3, p, a, ul):empty, img:not([src])')).toHaveLength(0)
    expect(document.body.textContent).not.toMatch(/undefined|null|NaN/)
  })

  test('leaves out what it cannot show', async () => {
    await show(
      withSections(() => [
        { _type: 'questionsSection', _key: 'a', heading: 'Nobody asks', questions: [] },
        { _type: 'somethingElse', _key: 'b', heading: 'From the future' },
        { _type: 'reviewsSection', _key: 'c' },
      ]),
    )
    expect(screen.queryByText('Nobody asks')).toBeNull()
    expect(screen.queryByText('From the future')).toBeNull()
  })
})
