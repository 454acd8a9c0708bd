/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { RichText } from '#components/ui/RichText.tsx'

type Value = Parameters<typeof RichText>[0]['value']

let keys = 0
const key = () => `key-${(keys += 1)}`

const span = (text: string, ...marks: string[]) => ({ _type: 'span', _key: key(), text, marks })

const block = (children: object[], rest: object = {}) => ({
  _type: 'block',
  _key: key(),
  style: 'normal',
  markDefs: [],
  children,
  ...rest,
})

const show = (...blocks: object[]) => render(<RichText value={blocks as Value} />)

test('a paragraph or list item without words is not shown', () => {
  show(
    block([span('Before')]),
    block([span('')]),
    block([span('First')], { listItem: 'bullet', level: 1 }),
    block([span('')], { listItem: 'bullet', level: 1 }),
  )
  const shown = [...document.querySelectorAll('p, li')].filter(
    (each) => getComputedStyle(each).display !== 'none',
  )
  expect(shown.map(({ textContent }) => textContent)).toEqual(['Before', 'First'])
})

test('a text has the safe links and the headings of the site', () => {
  const hrefs = ['https://partner.example/', 'javascript:alert(1)']
  const markDefs = hrefs.map((href) => ({ _type: 'link', _key: href, href }))
  const links = hrefs.map((href) => span(href, href))
  show(block([span('Steps')], { style: 'h2' }), block(links, { markDefs }))
  expect(screen.getByRole('link')).toHaveAttribute('href', hrefs[0])
  expect(screen.getByRole('heading', { level: 2 })).toHaveAttribute('data-fits')
})
