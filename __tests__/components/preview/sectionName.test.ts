/** @jest-environment jsdom */
import { sectionName } from '../../../components/preview/sectionName.tsx'

/** The names in the preview's overlays. */

const heading = { type: 'objectField', name: 'heading' }
const option = { type: 'unionOption', name: 'stepsSection', title: 'Steps' }

/** An element of a section with this start. */
function elementIn(start: string): Element {
  document.body.innerHTML = `<section ${start}<p>Words</p></section>`
  return document.querySelector('p') ?? document.body
}

test.each([
  ['a landing page’s section', 'sections[_key=="a"]', option, undefined, 'Steps'],
  ['words in it', 'sections[_key=="a"].heading', heading, option, 'Steps'],
  ['words deep in it', 'sections[_key=="a"].items[_key=="b"].text', heading, heading, 'Three steps'],
  ['another page’s section', 'steps.items[_key=="a"]', option, undefined, 'Three steps'],
])('%s has its name in the overlay', (_what, path, field, parent, name) => {
  const targetElement = elementIn('><h2>Three steps\u200b\u200c\u200d\u200b</h2>')
  expect(sectionName({ field, parent, node: { path }, targetElement })).toBe(name)
})

test('a section without a heading is called by its label, if any', () => {
  const inSection = (start: string) => sectionName({ node: {}, targetElement: elementIn(start) })
  expect(inSection('aria-label="Numbers">')).toBe('Numbers')
  expect(inSection('>')).toBeUndefined()
})
