import { expect, test, type Page } from '@playwright/test'
import { openHydrated } from '../support/hydration.ts'
import { controls } from '../support/names.ts'

/** What Chromium tells assistive technology. The other engines: engines/names.spec.ts. */

/** Asks the browser itself, where Playwright would compute roles and names. */
async function expectExposed(page: Page, part: keyof typeof controls) {
  const protocol = await page.context().newCDPSession(page)
  const { root } = await protocol.send('DOM.getDocument')
  for (const control of controls[part]) {
    const [selector] = control
    const { nodeId } = await protocol.send('DOM.querySelector', { nodeId: root.nodeId, selector })
    const { nodes } = await protocol.send('Accessibility.getPartialAXTree', { nodeId, fetchRelatives: false })
    expect([selector, nodes[0]?.role?.value, String(nodes[0]?.name?.value ?? '').trim()]).toEqual(control)
  }
  await protocol.detach()
}

test('controls have the roles and names of the ARIA Authoring Practices', async ({ page }) => {
  await openHydrated(page, '/')
  await expectExposed(page, 'bar')
  await expectExposed(page, 'carousel')
  await openHydrated(page, '/contact-us')
  await expectExposed(page, 'form')
  await page.setViewportSize({ width: 390, height: 844 })
  await openHydrated(page, '/faq')
  await expectExposed(page, 'accordion')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expectExposed(page, 'dialog')
})
