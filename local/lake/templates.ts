import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs, styleText } from 'node:util'
import { chromium, type BrowserContext } from '@playwright/test'
import { createClient, type SanityClient } from '@sanity/client'
import { importArchive } from './archive/importArchive.ts'
import { chromiumFlags, makeCertificate, nodeVariables, sanityHosts } from './certificate.ts'
import { checkProject, receiveWebhooks, until, type Person } from './projectCheck.ts'
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

function say(passed: boolean, name: string, what: string): void {
  failed ||= !passed
  console.log(`${passed ? styleText('green', 'pass') : styleText('red', 'FAIL')}  ${name}: ${what}`)
}

function personWith(context: BrowserContext, client: SanityClient): Person {
  return {
    read: async (url) => {
      const page = await context.newPage()
      try {
        const response = await page.goto(url)
        if (response?.status() !== 200) throw new Error(`GET ${url}: ${response?.status()}`)
        return await page.locator('body').innerText()
      } finally {
        await page.close()
      }
    },
    edit: async ({ _id, _type }, field, text) => {
      const page = await context.newPage()
      const me = page.waitForResponse((response) => response.url().includes('/users/me'))
      // Presentation would take the intent too, and load the site from the URL it was built with.
      await page.goto(`${flags.studio}/intent/edit/mode=structure;id=${_id};type=${_type}/`)
      const status = (await me).status()
      if (status !== 200) throw new Error(`GET /users/me: ${status}`)
      const input = page.getByTestId(`field-${field}`).locator('input, textarea').first()
      await input.waitFor({ timeout: 90_000 })
      await input.fill(text)
      const draft = () => client.getDocument(`drafts.${_id}`)
      await until(30, 'a draft', async () => (await draft())?.[field] === text || undefined)
      await page.getByTestId(/^action-publish$/i).click()
    },
  }
}

async function run(): Promise<void> {
  const dataDir = path.join(tmpdir(), `lake-templates-${port}`)
  // The certificate stays: a site that runs on from the last time trusts no other one.
  Store.erase(dataDir)
  if (flags.seed) {
    const store = new Store({ dataDir, publicUrl: `http://localhost:${port}`, namespace })
    await importArchive(store, namespace, flags.seed)
    store.close()
  }
  const secure = makeCertificate(dataDir)
  const [cert, key] = [readFileSync(secure.certFile, 'utf8'), readFileSync(secure.keyFile, 'utf8')]
  const calls: string[] = []
  const receiver = receiveWebhooks(port + 2, flags.secret, flags.webhook, calls)
  const lake = await startLake({
    ...namespace,
    port,
    streamPorts: [],
    dataDir,
    allowedOrigins: [flags.site, flags.studio].map((url) => new URL(url).origin),
    webhook: { url: `http://127.0.0.1:${port + 2}/`, secret: flags.secret },
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
    const context = await browser.newContext()
    // A visitor who stays: some sites renew their pages when a browser hears of a change.
    await (await context.newPage()).goto(flags.site).catch(() => undefined)
    const shown = { id: flags.document, field: flags.field, site: flags.site }
    const steps = checkProject(client, shown, personWith(context, client), calls)
    for await (const { passed, name, what } of steps) say(passed, name, what)
  } finally {
    await browser.close()
    await lake.close()
    receiver.close()
    Store.erase(dataDir)
  }
  for (const line of new Set(unanswered)) say(false, 'request', line)
  process.exitCode = failed ? 1 : 0
}

if (!flags.document || !flags.site || !flags.studio) console.log(help)
else await run()
