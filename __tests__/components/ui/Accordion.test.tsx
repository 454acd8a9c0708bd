/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react'
import Router from 'next/router'
import { Accordion } from '#components/ui/Accordion.tsx'

const items = [
  { anchor: 'roles', title: 'What roles do you staff?', content: <p>All of them.</p> },
  { anchor: 'guarantee', title: 'Do you offer a guarantee?', content: <p>90 days.</p> },
]

beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn()
  window.location.hash = ''
})

const rowOf = (title: string) => screen.getByRole('heading', { name: title }).closest('details')

test('the accordion opens the question that the hash names', () => {
  window.location.hash = '#guarantee'
  render(<Accordion items={items} />)
  expect(rowOf('Do you offer a guarantee?')).toHaveAttribute('open')
  expect(rowOf('What roles do you staff?')).not.toHaveAttribute('open')
  const scrolled = jest.mocked(Element.prototype.scrollIntoView).mock
  expect(scrolled.contexts).toEqual([rowOf('Do you offer a guarantee?')])
  // It is part of how the page begins.
  expect(scrolled.calls).toEqual([[{ behavior: 'instant' }]])
})

test('the question of a router link opens, and scrolls when closed', async () => {
  render(<Accordion items={items} />)
  const scrolled = jest.mocked(Element.prototype.scrollIntoView)
  for (let times = 0; times < 2; times += 1) {
    await act(async () => {
      window.history.pushState(null, '', '#roles')
      Router.events.emit('hashChangeComplete', '/faq#roles', { shallow: false })
    })
    expect(rowOf('What roles do you staff?')).toHaveAttribute('open')
    expect(scrolled.mock.calls).toEqual([[{ behavior: 'instant' }]])
  }
})
