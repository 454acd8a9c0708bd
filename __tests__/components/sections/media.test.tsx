/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react'
import { Logos } from '#components/sections/Logos.tsx'
import { PictureText } from '#components/sections/PictureText.tsx'
import { Text } from '#components/sections/Text.tsx'
import { Video } from '#components/sections/Video.tsx'
import type { SectionContent } from '#lib/sanity/page/pageTypes.ts'
import { type BodySectionName } from '#lib/site/sections.ts'
import { exampleOf } from '#tests/fixtures/examples.ts'
import { lakeDocuments, landingSection } from '#tests/fixtures/seedContent.ts'

/** Text, picture beside text, video and logos on landing pages. */

const home = lakeDocuments().find(({ _id }) => _id === 'homePage') ?? {}

/** The example of a section with some of its fields changed, and its page. */
const landing = <Name extends BodySectionName>(name: Name, fields: object = {}) =>
  landingSection<Name>({ ...exampleOf(name, home), ...fields })

const outline = () =>
  screen.getAllByRole('heading').map(({ localName, textContent }) => `${localName} ${textContent}`)

describe('a text', () => {
  test('has headings of its own', async () => {
    render(<Text {...await landing('text')} />)
    expect(outline()).toEqual(['h2 What we keep', 'h3 For how long'])
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

describe('a picture beside text', () => {
  test('stands on its side, with heading, text and button', async () => {
    const { container } = render(<PictureText {...await landing('pictureText')} />)
    expect(container.querySelector('[data-pictured]')).toHaveAttribute('data-pictured', 'left')
    expect(screen.getByRole('img', { name: 'Cover of the training guide' })).toBeInTheDocument()
    expect(outline()).toEqual(['h2 A floor of their own'])
    expect(screen.getByRole('link', { name: 'See all roles' })).toHaveAttribute('href', '/roles-we-staff')
  })
})

describe('a video', () => {
  const play = () => screen.getByRole('link', { name: 'Play A night on the floor' })
  const frame = () => document.querySelector('iframe')

  test('is an image with a link, and loads nothing of its host', async () => {
    const { container } = render(<Video {...await landing('video')} />)
    expect(play()).toHaveAttribute('href', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ')
    expect(container.querySelectorAll('[src]')).toHaveLength(1)
    expect(container.querySelector('img')).toBeVisible()
  })

  test('plays in place on a click, and has the focus', async () => {
    render(<Video {...await landing('video')} />)
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
    const draft = {} as NonNullable<SectionContent['draft']>
    rerender(<Video {...props} content={{ ...props.content, draft }} />)
    expect(screen.getByText(/Paste a link to a video/)).toBeVisible()
  })
})

describe('logos', () => {
  test('have the names of their owners', async () => {
    render(<Logos {...await landing('logos')} />)
    expect(screen.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual([
      'Client 1',
      'Client 2',
      'Client 3',
    ])
  })
})

test('visitors do not get a hidden section', async () => {
  expect((await landing('text', { hidden: true })).content.page.sections).toEqual([])
  expect((await landing('text', { hidden: false })).content.page.sections).toHaveLength(1)
})
