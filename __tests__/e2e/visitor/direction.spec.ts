import { expect, test } from '@playwright/test'

/** Texts whose letters run right to left. */

test('a right-to-left text runs right to left to its last character', async ({ page }) => {
  await page.goto('/roles-we-staff')
  const within = { main: ['h1', 'h2', 'h3', 'p', 'li', 'a'], footer: ['h2', 'p', 'address span'] }
  const kinds = Object.entries(within).flatMap(([part, names]) => names.map((name) => `${part} ${name}`))
  for (const kind of kinds) {
    const text = page.locator(`${kind}:visible`).last()
    await text.scrollIntoViewIfNeeded()
    const [first, last] = await text.evaluate((element) => {
      element.textContent = 'שלום!'
      const [text] = element.childNodes
      return [0, 4].map((at) => {
        const range = document.createRange()
        range.setStart(text as Node, at)
        range.setEnd(text as Node, at + 1)
        return range.getBoundingClientRect().left
      })
    })
    expect(last, kind).toBeLessThan(first ?? 0)
  }
})

test('typed text runs in its own direction, email and phone do not', async ({ page }) => {
  for (const [path, names] of [
    ['/job-seeker', ['Job Title']],
    ['/contact-us', ['First name', 'Last name', 'Comment']],
  ] as const) {
    await page.goto(path)
    for (const name of names) {
      const field = page.getByRole('textbox', { name })
      for (const [typed, direction] of [
        ['שלום!', 'rtl'],
        ['Hello!', 'ltr'],
      ] as const) {
        await field.fill(typed)
        await expect(field, `${name}: ${typed}`).toHaveCSS('direction', direction)
      }
    }
  }
  for (const name of ['Email', 'Phone number']) {
    const field = page.getByRole('textbox', { name })
    await field.fill('שלום!')
    await expect(field, name).toHaveCSS('direction', 'ltr')
  }
})
