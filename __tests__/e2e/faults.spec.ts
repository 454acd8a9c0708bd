import { Agent, get } from 'node:http'
import { isDeepStrictEqual } from 'node:util'
import { expect, test } from '@playwright/test'
import { sitePages } from '../../lib/routes.ts'
import { makeDocuments } from '../../local/bench/fill.ts'
import { announce, withDeafSite } from './announce.ts'
import { lake, signalLake, until } from './lake.ts'
import { publishLandingPage } from './landing.ts'
import { headlinesOf, makeAgain, statusOf, textOf, untilFresh } from './visit.ts'

/** Bad days, together with those in lakeDown, revalidate, blog and contact; README.md lists them all under "Reliability". */

const setHeading = (document: string, heading: string) =>
  lake.patch(document).set({ 'hero.heading': heading }).commit({ visibility: 'async' })

/** Runs `work`, then gives the document its headline back and waits until visitors have it. */
async function restoring(document: string, path: string, base: string, work: () => Promise<void>) {
  const before = await lake.fetch<string>('*[_id == $document][0].hero.heading', { document })
  const shown = headlinesOf(await textOf(path, base))
  try {
    await work()
  } finally {
    await setHeading(document, before)
    await until(async () => isDeepStrictEqual(headlinesOf(await textOf(path, base)), shown))
  }
}

test('publishes in quick succession end with the last one, also when they share a generation', async ({
  baseURL,
}) => {
  const base = baseURL ?? ''
  await restoring('faqPage', '/faq', base, async () => {
    for (let round = 0; round < 5; round += 1) {
      await Promise.all([
        setHeading('faqPage', `First of ${round}`),
        announce(base, 'faqPage', Date.now() + round),
      ])
      await setHeading('faqPage', `Last of ${round}`)
      expect(await until(async () => (await textOf('/faq', base)).includes(`Last of ${round}`))).toBeLessThan(
        2000,
      )
    }
  })
})

test('a lost announcement costs five minutes at most: every page is then generated again', async ({
  baseURL,
}) => {
  for (const { path } of sitePages) {
    const { headers } = await fetch(new URL(path, baseURL))
    const [, seconds = ''] = /s-maxage=(\d+)/.exec(headers.get('cache-control') ?? '') ?? []
    expect(Number(seconds), path).toBeGreaterThan(0)
    expect(Number(seconds), path).toBeLessThanOrEqual(300)
  }
})

/** Loaded into a site before its own code: on SIGUSR2 five minutes have passed, as far as it can tell. */
const clock = `data:text/javascript,${encodeURIComponent(`
  const { now: date } = Date
  const time = performance.now.bind(performance)
  let ahead = 0
  Date.now = () => date() + ahead
  performance.now = () => time() + ahead
  process.on('SIGUSR2', () => { ahead = 301_000 })
`)}`

test('a site that never heard of a publish shows it after five minutes', async ({ baseURL }) => {
  const base = baseURL ?? ''
  await withDeafSite(
    base,
    (deaf, pid) =>
      restoring('faqPage', '/faq', base, async () => {
        await untilFresh(['/faq'], deaf)
        const before = await textOf('/faq', deaf)
        await setHeading('faqPage', 'Not announced to all')
        await until(async () => (await textOf('/faq', base)).includes('Not announced to all'))
        expect(await textOf('/faq', deaf)).toBe(before)
        process.kill(pid, 'SIGUSR2')
        await until(async () => (await textOf('/faq', deaf)).includes('Not announced to all'))
      }),
    `--import=${clock}`,
  )
})

test('announcements in the wrong order, the older last, leave the newest content', async ({ baseURL }) => {
  const base = baseURL ?? ''
  await restoring('faqPage', '/faq', base, async () => {
    await setHeading('faqPage', 'Written first')
    await setHeading('faqPage', 'Written second')
    const now = Date.now()
    expect((await announce(base, 'faqPage', now)).status).toBe(200)
    expect((await announce(base, 'faqPage', now - 60_000)).status).toBe(200)
    expect(await textOf('/faq', base)).toContain('Written second')
  })
})

test('an announcement while the content lake hangs is refused, and the page that was there stays', async ({
  baseURL,
}) => {
  test.setTimeout(90_000)
  const base = baseURL ?? ''
  const before = await textOf('/case-study', base)
  signalLake('SIGSTOP')
  try {
    // After nine seconds the sender hears that it must call again.
    const answer = await announce(base, 'caseStudiesPage', Date.now())
    expect(answer.status).toBe(500)
    expect(await answer.json()).toEqual({ revalidated: [], failed: ['/case-study'] })
    expect(await textOf('/case-study', base)).toBe(before)
  } finally {
    signalLake('SIGCONT')
  }
  expect((await announce(base, 'caseStudiesPage', Date.now())).status).toBe(200)
})

test('a document deleted while its page is generated leaves a whole page without it', async ({ baseURL }) => {
  const base = baseURL ?? ''
  const questions = await lake.fetch<string[]>('*[_type == "faqItem"].question')
  expect(questions).toHaveLength(8)
  const isWhole = (html: string) => {
    expect(headlinesOf(html)).toHaveLength(1)
    for (const question of questions) expect(html).toContain(question)
    expect(html).toMatch(/<\/html>$/)
  }
  let caught = 0
  for (const document of makeDocuments('faqItem', 5)) {
    const question = String(document.question)
    await lake.create(document)
    await until(async () => (await textOf('/faq', base)).includes(question))
    // The lake finds both waiting: first the question of the page that has begun, then the end of the document.
    signalLake('SIGSTOP')
    const making = makeAgain('/faq', base)
    let deleting: Promise<unknown> | undefined
    try {
      for (let visit = 0; visit < 10; visit += 1) isWhole(await textOf('/faq', base))
      deleting = lake.delete(document._id)
    } finally {
      signalLake('SIGCONT')
    }
    const made = await making
    expect(made.status).toBe(200)
    const html = await made.text()
    isWhole(html)
    if (html.includes(question)) caught += 1
    await deleting
    await until(async () => !(await textOf('/faq', base)).includes(question))
    isWhole(await textOf('/faq', base))
  }
  expect(caught, 'pages whose generation had begun').toBeGreaterThan(0)
})

test('a lake that shows nothing, as a private dataset does once the token is lost, takes no page and no redirect away', async ({
  baseURL,
}) => {
  const base = baseURL ?? ''
  const { _id } = await publishLandingPage('kept')
  const redirect = await lake.create({ _type: 'redirect', from: '/kept-redirect', to: '/kept' })
  await until(async () => (await statusOf('/kept', base)) === 200)
  await until(async () => (await statusOf('/kept-redirect', base)) === 307)
  const paths = [...sitePages.map(({ path }) => path), '/kept']
  const pagesNow = () => Promise.all(paths.map((path) => textOf(path, base)))
  for (const path of paths) expect((await makeAgain(path, base)).status, path).toBe(200)
  const before = await pagesNow()
  const hidden = await lake.fetch<{ _id: string; _type: string }[]>(
    '*[_type in ["siteSettings", "teamMember"]]',
  )
  const hide = lake.transaction().delete(_id).delete(redirect._id)
  for (const document of hidden) hide.delete(document._id)
  await hide.commit({ visibility: 'async' })
  try {
    for (const path of [...paths, '/kept-redirect'])
      expect((await makeAgain(path, base)).status, path).toBe(500)
    expect((await announce(base, 'teamMember')).status).toBe(500)
    expect(await pagesNow()).toEqual(before)
    expect(await statusOf('/kept-redirect', base)).toBe(307)
    expect(await textOf('/sitemap.xml', base)).toContain('/about-us</loc>')
    // Whether anything stands there cannot be known.
    expect(await statusOf(`/never-seen-${Date.now()}`, base)).toBe(500)
  } finally {
    const show = lake.transaction()
    for (const document of hidden) show.createOrReplace(document)
    await show.commit({ visibility: 'async' })
    await until(async () => (await announce(base, 'siteSettings')).status === 200)
    await until(async () => (await statusOf('/kept', base)) === 404)
    await until(async () => (await statusOf('/kept-redirect', base)) === 404)
  }
})

type Answer = { status: number; body: string }

const agent = new Agent({ keepAlive: true, maxSockets: 64 })

const ask = (address: URL): Promise<Answer> =>
  new Promise((done, fail) => {
    get(address, { agent, headers: { 'accept-encoding': 'identity' } }, (response) => {
      let body = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => (body += chunk))
      response.on('end', () => done({ status: response.statusCode ?? 0, body }))
      response.on('error', fail)
    }).on('error', fail)
  })

test('10,000 requests over 64 connections during 100 publishes: each whole, and the last publish is what stays', async ({
  baseURL,
}) => {
  test.setTimeout(180_000)
  const base = baseURL ?? ''
  const address = new URL('/about-us', base)
  const wanted = 10_000
  const publishes = 100
  await restoring('aboutPage', '/about-us', base, async () => {
    const [original] = headlinesOf(await textOf('/about-us', base))
    const published = new RegExp(`^Publish \\d+ of ${publishes}$`)
    const isOurs = (headline: string) => headline === original || published.test(headline)
    const bad: string[] = []
    let asked = 0
    const reader = async () => {
      while (asked < wanted) {
        asked += 1
        const { status, body } = await ask(address)
        const headlines = headlinesOf(body)
        if (status !== 200 || headlines.length !== 1 || !headlines.every(isOurs) || !body.endsWith('</html>'))
          bad.push(`${status}, ${headlines.join(' | ')}, ${body.length} characters`)
      }
    }
    const publisher = async () => {
      for (let number = 1; number <= publishes; number += 1) {
        // Spread over the whole run, however fast this machine is.
        await until(() => Promise.resolve(asked >= (wanted * number) / (publishes + 1)), 170_000)
        await setHeading('aboutPage', `Publish ${number} of ${publishes}`)
      }
    }
    await Promise.all([publisher(), ...Array.from({ length: 64 }, reader)])
    expect(bad).toEqual([])
    const last = `Publish ${publishes} of ${publishes}`
    await until(async () => (await ask(address)).body.includes(last), 10_000)
    for (let later = 0; later < 20; later += 1) expect((await ask(address)).body.includes(last)).toBe(true)
  })
})
