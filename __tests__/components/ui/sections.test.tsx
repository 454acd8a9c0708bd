/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { PageHero } from '../../../components/ui/PageHero.tsx'
import type { Background } from '../../../components/ui/backgrounds.ts'
import { Section, SectionContext, SectionHeader } from '../../../components/ui/Section.tsx'

const action = { label: 'Get Started Today', href: '/contact-us' }
const image = { src: '/media/a.svg', width: 640, height: 460, alt: 'A switchboard' }

describe('a page hero', () => {
  test('shows heading, text, button and image', () => {
    render(
      <PageHero background="blue" hero={{ heading: 'The roles', text: 'One shortlist.', action, image }} />,
    )
    expect(screen.getByRole('heading', { level: 1, name: 'The roles' })).toBeInTheDocument()
    expect(screen.getByText('One shortlist.')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Get Started Today' })).toHaveAttribute('href', '/contact-us')
    expect(screen.getByRole('img', { name: 'A switchboard' })).toHaveAttribute('loading', 'eager')
  })

  test('keeps its coloured background when empty, for the white bar', () => {
    const { container } = render(<PageHero background="leaf" hero={null} />)
    expect(screen.queryByRole('heading')).toBeNull()
    expect(container.querySelector('section')).toHaveClass('on-dark')
  })
})

describe('a section', () => {
  test('of a landing page shares its padding with one of its background', () => {
    const { container } = render(
      <SectionContext value={{}}>
        <Section />
        <Section />
        <Section background="sky" />
      </SectionContext>,
    )
    const paddings = [...container.children].map((section) => getComputedStyle(section).paddingTop)
    expect(paddings).toEqual(['', '0px', ''])
  })

  test.each<[Background, boolean]>([
    ['paper', false],
    ['butter', false],
    ['sky', false],
    ['leaf', true],
    ['wine', true],
    ['blue', true],
    ['signal', true],
  ])('on %s turns what stands on it light: %s', (background, light) => {
    const { container } = render(<Section background={background} className="own" />)
    expect(container.firstElementChild?.classList.contains('on-dark')).toBe(light)
    expect(container.firstElementChild).toHaveClass('own')
  })

  test('is a labelled group and no landmark, because labels may repeat', () => {
    render(<Section label="In numbers">20+</Section>)
    expect(screen.getByRole('group', { name: 'In numbers' })).toHaveTextContent('20+')
    expect(screen.queryByRole('region')).toBeNull()
  })
})

describe('a section header', () => {
  test('has a heading, and what belongs to it', () => {
    render(
      <SectionHeader title="People" layout="split">
        <p>From the first hello.</p>
      </SectionHeader>,
    )
    expect(screen.getByRole('heading', { level: 2, name: 'People' })).toBeInTheDocument()
    expect(screen.getByText('From the first hello.')).toBeInTheDocument()
  })

  test('has no empty heading, and is nothing without both', () => {
    const { container, rerender } = render(<SectionHeader title={null}>side</SectionHeader>)
    expect(screen.queryByRole('heading')).toBeNull()
    expect(container).toHaveTextContent('side')
    rerender(<SectionHeader title={null} />)
    expect(container).toBeEmptyDOMElement()
  })
})
