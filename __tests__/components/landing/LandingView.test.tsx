/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { evaluate, parse } from 'groq-js'
import { renderToStaticMarkup } from 'react-dom/server'
import { Questions } from '../../../components/faq/Questions.tsx'
import { HomeSections } from '../../../components/home/HomeSections.tsx'
import { LandingView } from '../../../components/landing/LandingView.tsx'
import { completePage, type RawPage } from '../../../lib/sanity/content/completePage.ts'
import type { LandingPage } from '../../../lib/sanity/content/pageTypes.ts'
import { landingPageQuery } from '../../../lib/sanity/content/queries.ts'
import { landingPageFrom, ownSections } from '../../fixtures/landingPage.ts'
import { lakeDocuments } from '../../fixtures/seedContent.ts'

type Document = ReturnType<typeof landingPageFrom>

/** What the page at /season gets when its document was changed so. */
async function landing(change: (document: Document) => Document = (document) => document) {
  const documents = lakeDocuments()
  const home = documents.find(({ _id }) => _id === 'homePage') ?? {}
  const dataset = [...documents, change(landingPageFrom(home, 'season'))]
  const value = await evaluate(parse(landingPageQuery, { params: { slug: 'season' } }), {
    dataset,
    params: { slug: 'season' },
  })
  return completePage('landingPage', (await value.get()) as RawPage)
}

const Own = ({ section }: { section: { _type: string } }) => <h2>{section._type}</h2>

/** A section that only landing pages have shows its type here. */
const shownBy = {
  HomeSections,
  Questions,
  own: {
    textSection: Own,
    pictureTextSection: Own,
    videoSection: Own,
    logosSection: Own,
    contactFormSection: Own,
    caseStudiesSection: Own,
    teamSection: Own,
    postsSection: Own,
    jobsSection: Own,
  },
}

/** The page as the server writes it: nothing of it has to move for these tests. */
function show(content: LandingPage) {
  document.body.innerHTML = renderToStaticMarkup(<LandingView content={content} sections={shownBy} />)
}

const headings = (level: number) =>
  screen.getAllByRole('heading', { level }).map(({ textContent }) => textContent)

test('shows its hero and each section, in the order of the editor', async () => {
  show(await landing())
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

test('shows each section that only landing pages have by its own component', async () => {
  show(
    await landing(({ sections: [hero], ...document }) => ({
      ...document,
      sections: [hero ?? {}, ...ownSections({})],
    })),
  )
  expect(headings(2)).toEqual(Object.keys(shownBy.own))
})

test('begins anew where the router goes to a copy of the page', async () => {
  document.body.innerHTML = ''
  const sections = { ...shownBy, HomeSections: () => null }
  const content = await landing()
  const copy = { ...content, page: { ...content.page, slug: 'season-copy' } }
  const { rerender } = render(<LandingView content={content} sections={sections} />)
  document.querySelector('details')?.setAttribute('open', '')
  rerender(<LandingView content={content} sections={sections} />)
  expect(document.querySelector('details')).toHaveAttribute('open')
  rerender(<LandingView content={copy} sections={sections} />)
  expect(document.querySelector('details')).not.toHaveAttribute('open')
})

test('follows the editor to another order', async () => {
  const { page } = await landing(({ sections: [hero, ...others], ...document }) => ({
    ...document,
    sections: [hero ?? {}, ...others.reverse()],
  }))
  expect(page.sections.map(({ _type }) => _type).slice(0, 3)).toEqual([
    'heroSection',
    'closingSection',
    'questionsSection',
  ])
})

test('shows the same section twice without repeating landmark names or ids', async () => {
  show(
    await landing(({ sections: [hero, ...others], ...document }) => ({
      ...document,
      sections: [
        hero ?? {},
        ...others,
        ...others.map((other) => ({ ...other, _key: `${String(other._key)}-again` })),
      ],
    })),
  )
  expect(document.querySelectorAll('details')).toHaveLength(4)
  expect(screen.queryByRole('region')).toBeNull()
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
  expect(ids.length).toBeGreaterThan(4)
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
})

test('keeps the hash of a question that stands in one list', async () => {
  show(await landing())
  expect([...document.querySelectorAll('details > [id]')].map(({ id }) => id)).toEqual(['guarantee', 'roles'])
})

describe('content that the Studio would not publish', () => {
  const typeIs = (name: string) => (section: { _type?: unknown }) => section._type === name

  test('has its name for a heading when there is no hero', async () => {
    show(
      await landing((document) => ({
        ...document,
        sections: document.sections.filter((section) => !typeIs('heroSection')(section)),
      })),
    )
    expect(headings(1)).toEqual(['A landing page'])
  })

  test('has its name for a heading when the hero has no words', async () => {
    show(
      await landing((document) => ({
        ...document,
        sections: document.sections.map((section) =>
          typeIs('heroSection')(section) ? { ...section, heading: ' ' } : section,
        ),
      })),
    )
    expect(headings(1)).toEqual(['A landing page'])
  })

  test('shows its hero first, although it stands further down', async () => {
    show(
      await landing(({ sections: [hero, ...others], ...document }) => ({
        ...document,
        sections: [...others, hero ?? {}],
      })),
    )
    expect(headings(1)).toEqual(['Seats for the season'])
    expect(document.querySelector('h1, h2')?.tagName).toBe('H1')
  })

  test('shows one hero of several', async () => {
    show(
      await landing((document) => ({
        ...document,
        sections: [
          ...document.sections,
          { _type: 'heroSection', _key: 'second', heading: 'Another headline' },
        ],
      })),
    )
    expect(headings(1)).toEqual(['Seats for the season'])
  })

  test('leaves out what it cannot show', async () => {
    show(
      await landing((document) => ({
        ...document,
        sections: [
          { _type: 'questionsSection', _key: 'a', heading: 'Nobody asks', questions: [] },
          { _type: 'somethingElse', _key: 'b', heading: 'From the future' },
          { _type: 'reviewsSection', _key: 'c' },
        ],
      })),
    )
    expect(screen.queryByText('Nobody asks')).toBeNull()
    expect(screen.queryByText('From the future')).toBeNull()
  })
})
