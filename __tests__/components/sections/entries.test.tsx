/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { TeamSection } from '#components/sections/Team.tsx'
import { Posts } from '#components/sections/Posts.tsx'
import { CaseStudies } from '#components/sections/CaseStudies.tsx'
import { Jobs } from '#components/sections/Jobs.tsx'
import { jobs } from '#lib/jobs/jobs.ts'
import type { SectionContent } from '#lib/sanity/page/pageTypes.ts'
import { type BodySectionName, sectionType } from '#lib/site/sections.ts'
import { homePosts } from '#tests/fixtures/home.ts'
import { lakeDocuments, landingSection } from '#tests/fixtures/seedContent.ts'

/** Sections of landing pages with entries of a list: case studies, people, posts and jobs. */

const landing = <Name extends BodySectionName>(name: Name, fields: object) =>
  landingSection<Name>({ _type: sectionType(name), heading: 'Heading', text: 'Words below it.', ...fields })

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
    render(<CaseStudies {...await landing('caseStudies', { caseStudies: chosen })} />)
    expect(names(2)).toEqual(['Heading'])
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
    render(<TeamSection {...await landing('team', { people })} />)
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
    expect(names(2)).toEqual(['Heading'])
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
  const fields = { category: 'part-time', linkLabel: 'Search these jobs' }
  const titlesOf = (category: string) =>
    jobs.filter((job) => job.category === category).map(({ title }) => title)

  test('are those of the category, with a link to their search', async () => {
    render(<Jobs {...await landing('jobs', fields)} />)
    expect(names(3)).toEqual(titlesOf('part-time'))
    expect(screen.getByRole('link', { name: 'Search these jobs' })).toHaveAttribute(
      'href',
      '/job-seeker?jobcategory=part-time#job-search',
    )
  })

  test('are six at most', async () => {
    render(<Jobs {...await landing('jobs', { ...fields, category: 'full-time' })} />)
    expect(names(3)).toEqual(titlesOf('full-time').slice(0, 6))
  })
})
