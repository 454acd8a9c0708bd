/** @jest-environment jsdom */
import { act } from '@testing-library/react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { useEarlyInput } from '#components/hooks/useEarlyInput.ts'

function Page() {
  useEarlyInput()
  return (
    <main>
      <h1>Write to us</h1>
      <form>
        <input name="firstname" id="firstname" />
        <input type="radio" name="kind" value="a" />
        <input type="radio" name="kind" value="b" />
        <select name="city">
          <option value="">Any</option>
          <option value="tampa">Tampa</option>
        </select>
        <textarea name="comment" />
      </form>
    </main>
  )
}

const container = document.createElement('div')
let root: Root | undefined
const element = <Found extends HTMLElement>(selector: string) => container.querySelector(selector) as Found

beforeEach(() => {
  document.body.replaceChildren(container)
  container.innerHTML = renderToString(<Page />)
})
afterEach(() => act(() => root?.unmount()))

test('a form survives a foreign unnamed field that is put first', async () => {
  const field = document.createElement('input')
  field.value = 'not typed'
  element('main').prepend(field)
  const old = element<HTMLInputElement>('#firstname')
  old.value = 'Ana'
  element<HTMLInputElement>('[value=b]').checked = true
  element<HTMLSelectElement>('select').value = 'tampa'
  element<HTMLTextAreaElement>('textarea').value = 'Evenings'
  const onRecoverableError = jest.fn()
  await act(async () => {
    root = hydrateRoot(container, <Page />, { onRecoverableError })
  })
  expect(old.isConnected).toBe(false)
  expect(element('#firstname')).toHaveValue('Ana')
  expect(element('[value=b]')).toBeChecked()
  expect(element('[value=a]')).not.toBeChecked()
  expect(element('select')).toHaveValue('tampa')
  expect(element('textarea')).toHaveValue('Evenings')
})
