/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { BrokenLayout, BrokenView } from '#components/not-found/BrokenView.tsx'

test('a server fault shows a whole page from files of this site', () => {
  const { container } = render(
    <BrokenLayout>
      <BrokenView />
    </BrokenLayout>,
  )
  expect(screen.getByRole('main')).toContainElement(screen.getByRole('heading', { level: 1 }))
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/')
  const sources = [...container.querySelectorAll('[src]')].map((element) => element.getAttribute('src'))
  expect(sources).toEqual(['/art/lost.svg'])
})
