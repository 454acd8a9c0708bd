import type { Page } from '@playwright/test'

/** Everything the browser refuses on policy grounds from now on, the console's errors included. */
export async function refusals(page: Page): Promise<string[]> {
  const seen: string[] = []
  await page.exposeFunction('__refused', (what: string) => seen.push(what))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      const tell = (window as unknown as { __refused: (what: string) => void }).__refused
      tell(`${effectiveDirective} ${blockedURI} ${sample}`)
    })
  })
  page.on('console', (message) => {
    if (message.type() === 'error') seen.push(message.text())
  })
  page.on('pageerror', (error) => seen.push(error.message))
  return seen
}
