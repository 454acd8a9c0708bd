/** @jest-environment jsdom */
import { render } from '@testing-library/react'
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
