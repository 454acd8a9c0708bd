/** @jest-environment node */
import { placeStart } from '../../../components/startup/placeStart.ts'
import { startScript } from '../../../components/startup/startScript.ts'

const script = `<script>${startScript}</script>`

test('the start script stands behind the first screen, so that the browser draws that before it reads on', () => {
  const html = '<main><section>Hero</section><section>More</section></main>'
  expect(placeStart(html)).toBe(`<main><section>Hero</section>${script}<section>More</section></main>`)
})

test('a page without sections has it at its end', () => {
  expect(placeStart('<main>Lost</main>')).toBe(`<main>Lost</main>${script}`)
})

test('the script cannot end the element that it stands in', () => {
  expect(startScript).not.toContain('<')
})
