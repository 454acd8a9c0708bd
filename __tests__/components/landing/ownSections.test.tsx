/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react'
import { evaluate, parse } from 'groq-js'
import { renderToStaticMarkup } from 'react-dom/server'
import { LogosSection } from '../../../components/landing/LogosSection.tsx'
import { PictureTextSection } from '../../../components/landing/PictureTextSection.tsx'
import { TextSection } from '../../../components/landing/TextSection.tsx'
import { VideoSection } from '../../../components/landing/VideoSection.tsx'
import { completePage } from '../../../lib/sanity/content/completePage.ts'
import { fitPage } from '../../../lib/sanity/content/fitPage.ts'
import type { LandingPage, LandingSection } from '../../../lib/sanity/content/pageTypes.ts'
import { landingPageQuery } from '../../../lib/sanity/content/queries.ts'
import { ownSections } from '../../fixtures/landingPage.ts'
import { lakeDocuments } from '../../fixtures/seedContent.ts'

/** Text, picture beside text, video and logos on landing pages. */

type Type = LandingPage['page']['sections'][number]['_type']

/** A section of a published landing page with some of its fields changed, and the page. */
async function landing<Name extends Type>(_type: Name, fields: object = {}) {
  const documents = lakeDocuments()
  const home = documents.find(({ _id }) => _id === 'homePage') ?? {}
  const section = ownSections(home).find((each) => each._type === _type)
  const page = {
    _id: 'landing',
    _type: 'landingPage',
    slug: { current: 'season' },
    sections: [{ ...section, ...fields }],
  }
  const params = { slug: 'season' }
  const value = await evaluate(parse(landingPageQuery, { params }), {
    dataset: [...documents, page],
    params,
  })
  const content = completePage('landingPage', fitPage('landingPage', await value.get()))
  return { section: content.page.sections[0] as LandingSection<Name>, content }
}

const outline = () =>
  screen.getAllByRole('heading').map(({ localName, textContent }) => `${localName} ${textContent}`)

describe('a text', () => {
  test('has headings of its own', async () => {
    render(<TextSection {...await landing('textSection')} />)
    expect(outline()).toEqual(['h2 What we keep', 'h3 For how long'])
    expect(screen.getByText('As little as we can.').localName).toBe('p')
  })

  test('without a word is left out', async () => {
    const { container } = render(<TextSection {...await landing('textSection', { text: undefined })} />)
    expect(container).toBeEmptyDOMElement()
  })
})

describe('a picture beside text', () => {
  test('stands on its side, with heading, text and button', async () => {
    const { container } = render(<PictureTextSection {...await landing('pictureTextSection')} />)
    expect(container.querySelector('[data-pictured]')).toHaveAttribute('data-pictured', 'left')
    expect(screen.getByRole('img', { name: 'Cover of the training guide' })).toBeInTheDocument()
    expect(outline()).toEqual(['h2 A floor of their own'])
    expect(screen.getByRole('link', { name: 'See all roles' })).toHaveAttribute('href', '/roles-we-staff')
  })

  test('shows only the text where the image is missing', async () => {
    const { container } = render(
      <PictureTextSection
        {...await landing('pictureTextSection', { image: undefined, action: undefined })}
      />,
    )
    expect(container.querySelector('[data-pictured], img, a')).toBeNull()
    expect(screen.getByText('Forty seats beside the river.')).toBeInTheDocument()
  })
})

describe('a video', () => {
  const button = () => screen.getByRole('button', { name: 'Play A night on the floor' })
  const frame = () => document.querySelector('iframe')

  test('is a link without scripts, and loads nothing of its host', async () => {
    document.body.innerHTML = renderToStaticMarkup(<VideoSection {...await landing('videoSection')} />)
    expect(screen.getByRole('link', { name: 'Play A night on the floor' })).toHaveAttribute(
      'href',
      'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    )
    const sources = [...document.querySelectorAll('[src]')].map((element) => element.getAttribute('src'))
    expect(sources.filter((src) => !src?.startsWith('/api/media/'))).toEqual([])
  })

  test.each([
    ['click', () => fireEvent.click(button())],
    ['space', () => fireEvent.keyDown(button(), { key: ' ' })],
  ])('plays in place on a %s, and has the focus', async (_, act) => {
    render(<VideoSection {...await landing('videoSection')} />)
    expect(frame()).toBeNull()
    act()
    expect(frame()).toHaveAttribute('src', expect.stringContaining('youtube-nocookie.com/embed/dQw4w9WgXcQ?'))
    expect(frame()).toHaveAttribute('title', 'A night on the floor')
    expect(frame()).toHaveFocus()
    expect(screen.getByRole('link', { name: 'Watch it on YouTube' })).toBeInTheDocument()
  })

  test('opens in a tab on a modified click', async () => {
    render(<VideoSection {...await landing('videoSection')} />)
    expect(fireEvent.click(button(), { ctrlKey: true })).toBe(true)
    expect(frame()).toBeNull()
  })

  test('of another host shows editors a hint, visitors nothing', async () => {
    const props = await landing('videoSection', { url: 'https://example.com/video' })
    const { container, rerender } = render(<VideoSection {...props} />)
    expect(container).toBeEmptyDOMElement()
    const draft = {} as NonNullable<LandingPage['draft']>
    rerender(<VideoSection {...props} content={{ ...props.content, draft }} />)
    expect(screen.getByText(/Paste a link to a video/)).toBeVisible()
  })
})

describe('logos', () => {
  test('have the names of their owners', async () => {
    render(<LogosSection {...await landing('logosSection')} />)
    expect(screen.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual([
      'Client 1',
      'Client 2',
      'Client 3',
    ])
  })

  test('are left out where none is uploaded', async () => {
    const { container } = render(<LogosSection {...await landing('logosSection', { logos: [] })} />)
    expect(container).toBeEmptyDOMElement()
  })
})

test('visitors do not get a hidden section', async () => {
  expect((await landing('textSection', { hidden: true })).content.page.sections).toEqual([])
  expect((await landing('textSection', { hidden: false })).content.page.sections).toHaveLength(1)
})
