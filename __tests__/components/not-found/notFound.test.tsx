/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { BrokenLayout, BrokenView } from '#components/not-found/BrokenView.tsx'

describe('a server fault', () => {
  const page = (
    <BrokenLayout>
      <BrokenView />
    </BrokenLayout>
  )

  test('shows a whole page of its own with the ways on', () => {
    render(page)
    expect(screen.getByRole('main')).toContainElement(screen.getByRole('heading', { level: 1 }))
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/')
  })

  test('asks for nothing but files of this site', () => {
    const { container } = render(page)
    const sources = [...container.querySelectorAll('[src]')].map((element) => element.getAttribute('src'))
    expect(sources).toEqual(['/art/lost.svg'])
  })
})
