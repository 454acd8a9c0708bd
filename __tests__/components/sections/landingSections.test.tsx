/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react'
import { CaseStudies } from '#components/sections/CaseStudies.tsx'
import { Jobs } from '#components/sections/Jobs.tsx'
import { Logos } from '#components/sections/Logos.tsx'
import { PictureText } from '#components/sections/PictureText.tsx'
import { Posts } from '#components/sections/Posts.tsx'
import { TeamSection } from '#components/sections/Team.tsx'
import { Text } from '#components/sections/Text.tsx'
import { Video } from '#components/sections/Video.tsx'
import { jobs } from '#lib/jobs/jobs.ts'
import type { SectionContent } from '#lib/sanity/page/pageTypes.ts'
import type { BodySectionName } from '#lib/site/sections.ts'
import { exampleOf } from '#tests/fixtures/examples.ts'
import { homePosts } from '#tests/fixtures/home.ts'
import { lakeDocuments, landingSection } from '#tests/fixtures/seedContent.ts'

/** Sections that only landing pages have. */

const home = lakeDocuments().find(({ _id }) => _id === 'homePage') ?? {}

/** The example of a section with some of its fields changed, and its page. */
const landing = <Name extends BodySectionName>(name: Name, fields: object = {}) =>
  landingSection<Name>({ ...exampleOf(name, home), ...fields })

const references = (...ids: string[]) => ids.map((_ref) => ({ _type: 'reference', _key: _ref, _ref }))

const names = (level: number) =>
  screen.queryAllByRole('heading', { level }).map(({ textContent }) => textContent)

/** As an editor sees it. */
const draft = {} as NonNullable<SectionContent['draft']>

const documentsOf = (type: string) => lakeDocuments().filter(({ _type }) => _type === type)
const idOf = (type: string, index: number) => documentsOf(type)[index]?._id ?? ''
const nameOf = (type: string, index: number, name: string) => documentsOf(type)[index]?.[name]

describe('case studies', () => {
  test('stand in the editor’s order, below the heading', async () => {
    const chosen = references(idOf('caseStudy', 2), idOf('caseStudy', 0))
    render(
      <CaseStudies {...await landing('caseStudies', { caseStudies: chosen, text: 'Words below it.' })} />,
    )
    expect(names(2)).toEqual(['Read how others did it'])
    expect(names(3)).toEqual([nameOf('caseStudy', 2, 'header'), nameOf('caseStudy', 0, 'header')])
    expect(document.querySelectorAll('img')).toHaveLength(2)
    expect(screen.getByText('Words below it.')).toBeVisible()
  })

  test.each([undefined, [], references('gone')])(
    'of %j show editors a hint, visitors nothing',
    async (none) => {
      const { section, content } = await landing('caseStudies', { caseStudies: none })
      const { container, rerender } = render(<CaseStudies section={section} content={content} />)
      expect(container).toBeEmptyDOMElement()
      rerender(<CaseStudies section={section} content={{ ...content, draft }} />)
      expect(screen.getByText(/Pick at least one .* visitors do not see it\./)).toBeVisible()
    },
  )
})

describe('the team', () => {
  test('is the chosen people, in the editor’s order', async () => {
    const people = references(idOf('teamMember', 3), idOf('teamMember', 1))
    render(<TeamSection {...await landing('team', { people, text: 'Words below it.' })} />)
    expect(names(3)).toEqual([nameOf('teamMember', 3, 'name'), nameOf('teamMember', 1, 'name')])
    expect(screen.getByText('Words below it.')).toBeVisible()
  })

  test.each([undefined, []])('is everybody, in the order of the list, when %j are chosen', async (people) => {
    render(<TeamSection {...await landing('team', { people })} />)
    expect(names(3)).toHaveLength(documentsOf('teamMember').length)
  })
})

describe('posts', () => {
  const loaded = { kind: 'loaded', posts: homePosts, total: homePosts.length } as const

  test('are as many of the newest as the section says', async () => {
    const { section, content } = await landing('posts', { count: 3 })
    render(<Posts section={section} content={{ ...content, posts: loaded }} />)
    expect(names(2)).toEqual(['From our blog'])
    expect(names(3)).toEqual(homePosts.slice(0, 3).map(({ title }) => title))
  })

  test('of an empty blog are no section', async () => {
    const { section, content } = await landing('posts', { count: 3 })
    const posts = { ...loaded, posts: [], total: 0 }
    const { container } = render(<Posts section={section} content={{ ...content, posts }} />)
    expect(container).toBeEmptyDOMElement()
  })
})

describe('jobs', () => {
  test('are those of the category, with a link to their search', async () => {
    render(<Jobs {...await landing('jobs', { category: 'part-time' })} />)
    const listed = jobs.filter(({ category }) => category === 'part-time')
    expect(names(3)).toEqual(listed.map(({ title }) => title))
    expect(screen.getByRole('link', { name: 'Search these jobs' })).toHaveAttribute(
      'href',
      '/job-seeker?jobcategory=part-time#job-search',
    )
  })

  test('are six at most, of every category when none is chosen', async () => {
    render(<Jobs {...await landing('jobs', { category: null })} />)
    expect(names(3)).toEqual(jobs.slice(0, 6).map(({ title }) => title))
  })
})

describe('a text', () => {
  test('has headings of its own', async () => {
    render(<Text {...await landing('text')} />)
    expect([names(2), names(3)]).toEqual([['What we keep'], ['For how long']])
    expect(screen.getByText('As little as we can.').localName).toBe('p')
  })

  test('of empty lines alone shows no band', async () => {
    const line = {
      _type: 'block',
      _key: 'a',
      markDefs: [],
      children: [{ _type: 'span', _key: 'b', text: ' ' }],
    }
    const { container } = render(<Text {...await landing('text', { heading: '', text: [line] })} />)
    expect(container).toBeEmptyDOMElement()
  })
})

test('a picture beside text stands on its side, with heading and button', async () => {
  const { container } = render(<PictureText {...await landing('pictureText')} />)
  expect(container.querySelector('[data-pictured]')).toHaveAttribute('data-pictured', 'left')
  expect(screen.getByRole('img', { name: 'Cover of the training guide' })).toBeInTheDocument()
  expect(names(2)).toEqual(['A floor of their own'])
  expect(screen.getByRole('link', { name: 'See all roles' })).toHaveAttribute('href', '/roles-we-staff')
})

describe('a video', () => {
  const play = () => screen.getByRole('link', { name: 'Play A night on the floor' })
  const frame = () => document.querySelector('iframe')

  test('is an image, and loads its host once it plays', async () => {
    const { container } = render(<Video {...await landing('video')} />)
    expect(play()).toHaveAttribute('href', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ')
    expect(container.querySelectorAll('[src]')).toHaveLength(1)
    expect(container.querySelector('img')).toBeVisible()
    fireEvent.click(play())
    expect(frame()).toHaveAttribute('src', expect.stringContaining('youtube-nocookie.com/embed/dQw4w9WgXcQ?'))
    expect(frame()).toHaveAttribute('title', 'A night on the floor')
    expect(frame()).toHaveFocus()
    expect(screen.getByRole('link', { name: 'Watch it on YouTube' })).toBeInTheDocument()
  })

  test('of another host shows editors a hint, visitors nothing', async () => {
    const props = await landing('video', { url: 'https://example.com/video' })
    const { container, rerender } = render(<Video {...props} />)
    expect(container).toBeEmptyDOMElement()
    rerender(<Video {...props} content={{ ...props.content, draft }} />)
    expect(screen.getByText(/Paste a link to a video/)).toBeVisible()
  })
})

test('logos have the names of their owners', async () => {
  render(<Logos {...await landing('logos')} />)
  const alts = screen.getAllByRole('img').map((image) => image.getAttribute('alt'))
  expect(alts).toEqual(['Client 1', 'Client 2', 'Client 3'])
})

test('visitors do not get a hidden section', async () => {
  expect((await landing('text', { hidden: true })).content.page.sections).toEqual([])
  expect((await landing('text', { hidden: false })).content.page.sections).toHaveLength(1)
})

test.each([
  ['/faq', '/faq'],
  ['//evil.example', undefined],
])('a thank-you page at %s is one of this site or none', async (page, kept) => {
  const { section: fields } = await landingSection<'contactForm'>({
    _type: 'contactFormSection',
    thanksPage: { page },
  })
  expect(fields.thanksPage?.page).toBe(kept)
})
