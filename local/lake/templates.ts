import { createServer, type Server } from 'node:http'
import { readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs, styleText } from 'node:util'
import { chromium, type BrowserContext } from '@playwright/test'
import { createClient, type SanityClient } from '@sanity/client'
import { isValidSignature, SIGNATURE_HEADER_NAME } from '@sanity/webhook'
import { importArchive } from './archive/importArchive.ts'
import { chromiumFlags, makeCertificate, nodeVariables, sanityHosts } from './certificate.ts'
import { startLake } from './server.ts'
import { Store } from './store/store.ts'

/**
 * Whether somebody else's project, its source unchanged, runs on the lake. Installing,
 * building and starting it are up to who runs this, with the variables it prints.
 */
const help = `npm run templates -w local/lake -- --document <id> --site <url> --studio <url> [flags]

Starts a lake, says what a project needs to use it, waits for its site and its Studio, and checks
them. Ends with 1 when a step fails, or when the lake did not answer a request.

  --document <id>       a published document whose text the page shows
  --field <title>       its field with that text
  --site <url>          a page that shows it
  --studio <url>        where the Studio is
  --webhook <url>       the site's own route for webhooks, if it has one
  --secret <secret>     what webhooks are signed with
  --seed <archive>      what the lake is filled with; or import into it before the site starts
  --project <abc12345>  project id
  --dataset <production>
  --port <3400>         ports: HTTP, HTTPS, and where webhooks are received
  --wait <1800>         seconds until site and Studio must answer`

const { values: flags } = parseArgs({
  options: {
    document: { type: 'string', default: '' },
    field: { type: 'string', default: 'title' },
    site: { type: 'string', default: '' },
    studio: { type: 'string', default: '' },
    webhook: { type: 'string' },
    secret: { type: 'string', default: 'a secret of this machine' },
    seed: { type: 'string' },
    project: { type: 'string', default: 'abc12345' },
    dataset: { type: 'string', default: 'production' },
    port: { type: 'string', default: '3400' },
    wait: { type: 'string', default: '1800' },
  },
})
const port = Number(flags.port)
const namespace = { projectId: flags.project, dataset: flags.dataset }
const unanswered: string[] = []
let failed = false

/** Says how a step went. What throws has failed, and the others go on. */
async function step(name: string, run: () => Promise<string>): Promise<void> {
  try {
    say('pass', name, await run())
  } catch (error) {
    say('FAIL', name, error instanceof Error ? (error.message.split('\n', 1)[0] ?? '') : String(error))
  }
}

function say(result: 'pass' | 'FAIL', name: string, what: string): void {
  failed ||= result === 'FAIL'
  console.log(`${styleText(result === 'pass' ? 'green' : 'red', result)}  ${name}: ${what}`)
}

/** Tries until there is a value. */
async function until<T>(seconds: number, what: string, attempt: () => Promise<T | undefined>): Promise<T> {
  const end = performance.now() + seconds * 1000
  for (;;) {
    const value = await attempt().catch(() => undefined)
    if (value !== undefined) return value
    if (performance.now() > end) throw new Error(`${what} not within ${seconds} s`)
    await pause(500)
  }
}

/** Receives webhooks, checks their signatures and hands them on to the site's own route. */
function receiveWebhooks(calls: string[]): Server {
  return createServer(async (request, response) => {
    const body = (await request.toArray()).join('')
    const signature = String(request.headers[SIGNATURE_HEADER_NAME])
    const valid = await isValidSignature(body, signature, flags.secret)
    let handed = ''
    if (flags.webhook) {
      const headers = { 'content-type': 'application/json', [SIGNATURE_HEADER_NAME]: signature }
      const answer = await fetch(flags.webhook, { method: 'POST', headers, body }).catch(() => undefined)
      handed = `, the site's route answered ${answer?.status ?? 'nothing'}`
    }
    calls.push(`${valid ? 'signed' : 'NOT SIGNED'}${handed} ${body}`)
    response.end()
  }).listen(port + 2, '127.0.0.1')
}

/** What the page shows to a reader. */
async function textOf(context: BrowserContext, url: string): Promise<string> {
  const page = await context.newPage()
  try {
    const response = await page.goto(url)
    if (response?.status() !== 200) throw new Error(`GET ${url}: ${response?.status()}`)
    return await page.locator('body').innerText()
  } finally {
    await page.close()
  }
}

async function check(client: SanityClient, context: BrowserContext, calls: string[]): Promise<void> {
  const { document: id, field, site, studio } = flags
  const document = await client.getDocument(id)
  if (!document) throw new Error(`The lake has no document ${id} by now`)
  const before = String(document[field])
  const after = `${before} ${Date.now().toString(36)}`
  const shows = async (text: string) => ((await textOf(context, site)).includes(text) ? text : undefined)

  await step('page', async () => `200, shows "${await until(20, `"${before}"`, () => shows(before))}"`)
  // A visitor who stays: some sites renew their pages when a browser hears of a change.
  const visitor = await context.newPage()
  await visitor.goto(site).catch(() => undefined)
  await step('studio', async () => {
    const page = await context.newPage()
    const me = page.waitForResponse((response) => response.url().includes('/users/me'))
    await page.goto(`${studio}/intent/edit/id=${id};type=${document._type}/`)
    const status = (await me).status()
    if (status !== 200) throw new Error(`GET /users/me: ${status}`)
    const input = page.getByTestId(`field-${field}`).locator('input, textarea').first()
    await input.waitFor({ timeout: 90_000 })
    await input.fill(after)
    await until(
      30,
      'a draft',
      async () => (await client.getDocument(`drafts.${id}`))?.[field] === after || undefined,
    )
    await page.getByTestId(/^action-publish$/i).click()
    await until(60, 'the edit', async () => (await client.getDocument(id))?.[field] === after || undefined)
    return 'signed in, document edited and published'
  })
  await step('webhook', () =>
    until(30, 'a webhook', () => {
      const call = calls.find((text) => text.includes(after))
      if (call?.startsWith('NOT')) throw new Error(call)
      return Promise.resolve(call?.split(' {', 1)[0])
    }),
  )
  await step(
    'page after the edit',
    async () => `shows "${await until(60, `"${after}"`, () => shows(after))}"`,
  )
}

async function run(): Promise<void> {
  const dataDir = path.join(tmpdir(), `lake-templates-${port}`)
  rmSync(dataDir, { recursive: true, force: true })
  if (flags.seed) {
    const store = new Store({ dataDir, publicUrl: `http://localhost:${port}`, namespace })
    await importArchive(store, namespace, flags.seed)
    store.close()
  }
  const secure = makeCertificate(dataDir)
  const [cert, key] = [readFileSync(secure.certFile, 'utf8'), readFileSync(secure.keyFile, 'utf8')]
  const calls: string[] = []
  const receiver = receiveWebhooks(calls)
  const lake = await startLake({
    ...namespace,
    port,
    streamPorts: [],
    dataDir,
    allowedOrigins: [flags.site, flags.studio].map((url) => new URL(url).origin),
    webhook: { url: `http://127.0.0.1:${port + 2}/`, secret: flags.secret, wholeDocuments: true },
    seed: () => Promise.resolve({ documents: [], assetRoot: dataDir }),
    hosts: sanityHosts,
    assetHosts: ['*'],
    https: { port: port + 1, cert, key },
    log: (line) => /^\d{3} /.test(line) && unanswered.push(line),
  })
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: ['--no-sandbox', ...chromiumFlags(port + 1, secure.publicKeyHash)],
  })
  try {
    console.log(
      `Project ${flags.project}, dataset ${flags.dataset}. Install, build and start the project with:\n`,
    )
    for (const line of nodeVariables(port + 1, secure.certFile)) console.log(`  export ${line}`)
    console.log()
    const answers = (url: string) =>
      until(Number(flags.wait), url, async () => (await fetch(url)).status || undefined)
    await Promise.all([answers(flags.site), answers(flags.studio)])
    const client = createClient({
      ...namespace,
      apiHost: lake.url,
      useProjectHostname: false,
      useCdn: false,
      apiVersion: '2026-03-01',
      token: 'local',
    })
    await check(client, await browser.newContext(), calls)
  } finally {
    await browser.close()
    await lake.close()
    receiver.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
  for (const line of new Set(unanswered)) say('FAIL', 'request', line)
  process.exitCode = failed ? 1 : 0
}

if (!flags.document || !flags.site || !flags.studio) console.log(help)
else await run()
