/** @jest-environment jsdom */
import { screen } from '@testing-library/react'
import { fillIn, openForm, radio, send, submit } from './fillIn.tsx'
import { failureText, passTime, settle, startProvider } from './provider.ts'

jest.mock('@emailjs/browser', () => ({ init: jest.fn(), send: jest.fn() }))

startProvider()

describe('the banner', () => {
  async function show() {
    const opened = openForm()
    await fillIn(opened.user)
    await send(opened.user)
    await settle('failure')
    return { ...opened, banner: screen.getByRole('alert') }
  }
  const shown = () => screen.queryByText(failureText) !== null

  test('is gone after five seconds', async () => {
    await show()
    await passTime(4_999)
    expect(shown()).toBe(true)
    await passTime(1)
    expect(shown()).toBe(false)
    expect(submit()).toBeEnabled()
  })

  test('stays while the pointer is on it, then for its remaining time', async () => {
    const { banner } = await show()
    await passTime(3_000)
    // jsdom has no pointer.
    const pointed = jest.spyOn(banner, 'matches').mockImplementation((selector) => /:hover/.test(selector))
    await passTime(60_000)
    expect(shown()).toBe(true)
    pointed.mockRestore()
    await passTime(1_900)
    expect(shown()).toBe(true)
    await passTime(200)
    expect(shown()).toBe(false)
  })

  test('stays while it has focus, which the keyboard can give it', async () => {
    const { user, banner } = await show()
    await user.click(radio('Employer'))
    await user.tab({ shift: true })
    expect(banner).toHaveFocus()
    await passTime(60_000)
    expect(shown()).toBe(true)
    await user.tab()
    await passTime(5_000)
    expect(shown()).toBe(false)
  })

  test('waits for a visitor who looks at another tab', async () => {
    await show()
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    await passTime(60_000)
    expect(shown()).toBe(true)
    hidden.mockReturnValue(false)
    await passTime(5_000)
    expect(shown()).toBe(false)
  })

  test('of an earlier message does not cut the next one short', async () => {
    const { user } = await show()
    await passTime(4_000)
    await send(user)
    expect(shown()).toBe(false)
    await settle('failure')
    await passTime(4_000)
    expect(shown()).toBe(true)
    await passTime(1_000)
    expect(shown()).toBe(false)
  })
})
