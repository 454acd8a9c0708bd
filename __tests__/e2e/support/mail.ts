import type { Page } from '@playwright/test'

/** What the browser tests know of the mail outbox: what it received, and how to make it fail. */

const outbox = process.env.NEXT_PUBLIC_EMAILJS_ORIGIN ?? ''

type Received = {
  lib_version: string
  user_id: string
  service_id: string
  template_id: string
  template_params: Record<string, string>
}

/** Oldest first. */
export async function received(): Promise<Received[]> {
  const messages = (await (await fetch(`${outbox}/messages`)).json()) as { body: Received }[]
  return messages.map(({ body }) => body)
}

/** No messages and no fault. */
export async function emptyOutbox(): Promise<void> {
  await fetch(`${outbox}/messages`, { method: 'DELETE' })
  await setFault('none')
}

/** For example `429`, `hang`, `refuse` or `slow&ms=1500`. */
export async function setFault(kind: string): Promise<void> {
  await fetch(`${outbox}/__fault?kind=${kind}`, { method: 'POST' })
}

/** Takes a page's messages in place of the outbox, which other files use at the same time. */
export async function takeMessages(page: Page): Promise<Received[]> {
  const messages: Received[] = []
  await page.route('**/email/send', async (route) => {
    messages.push(route.request().postDataJSON() as Received)
    await route.fulfill({ status: 200, body: 'OK', headers: { 'access-control-allow-origin': '*' } })
  })
  return messages
}
