/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { Steps } from '#components/sections/Steps.tsx'
import { emptySettings } from '#tests/fixtures/emptyContent.ts'

test('the steps have the list role, which Safari drops without markers', () => {
  const item = { _key: 'a', heading: 'Step 1', text: 'Words', background: 'sky' as const, image: null }
  const section = { heading: 'Steps', items: [item] }
  // The section needs nothing of its page.
  render(<Steps section={section} content={{ settings: emptySettings, path: '/' }} />)
  expect(screen.getByRole('list')).toHaveAttribute('role', 'list')
  expect(screen.getByRole('list').tagName).toBe('OL')
})
