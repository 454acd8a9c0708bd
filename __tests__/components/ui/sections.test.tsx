/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { Card } from '#components/ui/Card.tsx'
import { PageHero } from '#components/ui/PageHero.tsx'
import { Section } from '#components/ui/Section.tsx'

test('an empty page hero keeps its coloured background for the white bar', () => {
  const { container } = render(<PageHero background="leaf" hero={null} />)
  expect(screen.queryByRole('heading')).toBeNull()
  expect(container.querySelector('section')).toHaveClass('on-dark')
})

test.each(['mint;position:fixed', 'constructor', 'ink', null])('a card on the colour %j is pink', (color) => {
  render(<Card $background={color}>Words</Card>)
  expect(screen.getByText('Words')).toHaveAttribute('style', 'background: var(--blush);')
})

test('a landing section shares its padding with one of its background', () => {
  const frame = { id: undefined, background: undefined, source: undefined }
  const { container } = render(
    <>
      <Section frame={frame} />
      <Section frame={frame} />
      <Section frame={frame} background="sky" />
      <Section background="sky" />
    </>,
  )
  const paddings = [...container.children].map((section) => getComputedStyle(section).paddingTop)
  expect(paddings).toEqual(['', '0px', '', ''])
})
