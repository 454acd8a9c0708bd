/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { Heading, longestWord } from '#components/ui/Heading.tsx'

test('a heading carries the width of its longest word for the style', () => {
  render(<Heading level="h2" text="Customer service representatives" />)
  const heading = screen.getByRole('heading', { level: 2, name: 'Customer service representatives' })
  const ems = Number(heading.style.getPropertyValue('--ems'))
  // 8.1 in the browser; too little would break the word, too much would make it small.
  expect(ems).toBeGreaterThan(8.1)
  expect(ems).toBeLessThan(9)
})

test.each([
  ['blanks', 'call centers', 'centers'],
  ['hyphens', 'sign-representatives', 'representatives'],
  ['slashes', 'coordinator/scheduler', 'coordinator/'],
  ['invisible marks', `sales${'\u200b\u200c\u200d\ufeff'.repeat(200)}`, 'sales'],
  ['accents of their own', 'responsabilite\u0301', 'responsabilité'],
  ['a script without blanks', '顧客対応の担当者 call', 'call'],
])('the longest word ends at, or does not count, %s', (_what, text, word) => {
  expect(longestWord(text)).toBe(longestWord(word))
})
