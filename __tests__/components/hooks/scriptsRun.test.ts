/** @jest-environment jsdom */
import { scriptsRunScript } from '../../../components/hooks/scriptsRun.ts'

const { dataset } = document.documentElement

/** Runs the script as a browser does that lacks `static` blocks, or has them. */
const run = (script: string) => window.eval(script)

afterEach(() => jest.useRealTimers())

test('a document is marked at once, and as late after eight seconds', () => {
  delete dataset.scripts
  jest.useFakeTimers()
  run(scriptsRunScript)
  jest.advanceTimersByTime(7_999)
  expect(dataset.scripts).toBe('')
  jest.advanceTimersByTime(1)
  expect(dataset.scripts).toBe('late')
})

test('a browser that cannot parse a static block marks nothing', () => {
  delete dataset.scripts
  expect(() => run(scriptsRunScript.replace('static{', 'static !{'))).toThrow(SyntaxError)
  expect(dataset.scripts).toBeUndefined()
})

test('without invoker commands a button opens and closes its dialog', () => {
  document.body.innerHTML =
    '<button command="show-modal" commandfor="menu"><b></b></button><dialog id="menu"><button command="close" commandfor="menu"></button></dialog>'
  const dialog = document.querySelector('dialog')
  document.querySelector('b')?.click()
  expect(dialog).toHaveAttribute('open')
  expect(dataset.modal).toBe('')
  dialog?.querySelector('button')?.click()
  expect(dialog).not.toHaveAttribute('open')
  dialog?.dispatchEvent(new Event('close'))
  expect(dataset.modal).toBeUndefined()
})
