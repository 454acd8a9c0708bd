import { createServer, type Server } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { SanityClient, SanityDocument } from '@sanity/client'
import { isValidSignature, SIGNATURE_HEADER_NAME } from '@sanity/webhook'

/** A document of a project, and where its site shows one of its fields. */
export interface ShownDocument {
  id: string
  field: string
  site: string
}

/** Somebody with a browser. */
export interface Person {
  /** The text of a page. @throws Error for a page that is not there */
  read: (url: string) => Promise<string>
  /** Gives a field another text in the Studio, and publishes it. */
  edit: (document: SanityDocument, field: string, text: string) => Promise<void>
}

/** How a step went: what was seen, or why it failed. */
export interface Step {
  name: string
  passed: boolean
  what: string
}

/**
 * An edit on its way through a project: the page before it, the Studio, the webhook and the page
 * after it. A step that fails ends nothing.
 *
 * @param calls what `receiveWebhooks` has heard
 * @param seconds until something must have happened
 * @throws Error when the lake does not have the document
 */
export async function* checkProject(
  client: SanityClient,
  { id, field, site }: ShownDocument,
  person: Person,
  calls: readonly string[],
  seconds = 60,
): AsyncGenerator<Step> {
  const document = await client.getDocument(id)
  if (!document) throw new Error(`The lake has no document ${id} by now`)
  const before = String(document[field])
  const after = `${before} ${Date.now().toString(36)}`
  const shows = (text: string) =>
    until(seconds, `"${text}"`, async () => ((await person.read(site)).includes(text) ? text : undefined))

  yield step('page', async () => `200, shows "${await shows(before)}"`)
  yield step('studio', async () => {
    await person.edit(document, field, after)
    await until(
      seconds,
      'the edit',
      async () => (await client.getDocument(id))?.[field] === after || undefined,
    )
    return 'signed in, document edited and published'
  })
  yield step('webhook', async () => {
    const call = await until(seconds, 'a webhook', () => calls.find((text) => text.includes(after)))
    const [how = ''] = call.split(' {', 1)
    if (call.startsWith('NOT')) throw new Error(how)
    return how
  })
  yield step('page after the edit', async () => `shows "${await shows(after)}"`)
}

async function step(name: string, run: () => Promise<string>): Promise<Step> {
  try {
    return { name, passed: true, what: await run() }
  } catch (error) {
    return { name, passed: false, what: reasonOf(error) }
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? (error.message.split('\n', 1)[0] ?? '') : String(error)
}

/** Tries until there is a value. @throws Error with the reason of the last try */
export async function until<T>(
  seconds: number,
  what: string,
  attempt: () => T | undefined | Promise<T | undefined>,
): Promise<T> {
  const end = performance.now() + seconds * 1000
  for (;;) {
    let reason = ''
    try {
      const value = await attempt()
      if (value !== undefined) return value
    } catch (error) {
      reason = `: ${reasonOf(error)}`
    }
    if (performance.now() > end) throw new Error(`${what} not within ${seconds} s${reason}`)
    await pause(Math.min(500, seconds * 100))
  }
}

/** Checks the signatures of webhooks and hands them on to the site's own route, if it has one. */
export function receiveWebhooks(
  port: number,
  secret: string,
  route: string | undefined,
  calls: string[],
): Server {
  return createServer(async (request, response) => {
    const body = (await request.toArray()).join('')
    const signature = String(request.headers[SIGNATURE_HEADER_NAME])
    const valid = await isValidSignature(body, signature, secret)
    let handed = ''
    if (route) {
      const headers = { 'content-type': 'application/json', [SIGNATURE_HEADER_NAME]: signature }
      const answer = await fetch(route, { method: 'POST', headers, body }).catch(() => undefined)
      handed = `, the site's route answered ${answer?.status ?? 'nothing'}`
    }
    calls.push(`${valid ? 'signed' : 'NOT SIGNED'}${handed} ${body}`)
    response.end()
  }).listen(port, '127.0.0.1')
}
