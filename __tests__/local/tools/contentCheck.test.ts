import { execFile } from 'node:child_process'
import { answering, environmentOf, holding, lakeThat, stopLakes } from '../../fixtures/fakeLake.ts'
import { edited, lakeDocuments } from '../../fixtures/seedContent.ts'

afterEach(stopLakes)

/** Runs `npm run content:check` with a lake. */
const check = (lake: string) =>
  new Promise<{ code: unknown; stdout: string; stderr: string }>((resolve) =>
    execFile(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', 'local/tools/contentCheck.ts'],
      { env: { ...process.env, ...environmentOf(lake), SANITY_API_READ_TOKEN: 'token' } },
      (error, stdout, stderr) => resolve({ code: error?.code ?? 0, stdout, stderr }),
    ),
  )

test('content:check of the seed finds nothing', async () => {
  const { code, stdout } = await check(await lakeThat(holding(lakeDocuments)))
  expect([code, stdout]).toEqual([0, expect.stringMatching(/^0 of \d+ documents have invalid fields\.\n$/)])
})

test('content:check names each invalid document, and its fields', async () => {
  const invalid = edited(({ _id, _type, ...fields }) => {
    if (_id === 'faqItem-guarantee') return { _id, _type, ...fields, answer: 5 }
    return _id === 'aboutPage' ? { _id, _type, ...fields, hero: 'Hi', actions: [7] } : undefined
  })
  const { code, stdout } = await check(await lakeThat(holding(() => invalid)))
  expect(code).toBe(1)
  expect(stdout.split('\n').slice(0, 2).sort()).toEqual([
    expect.stringMatching(/^aboutPage "aboutPage": .*hero/),
    'faqItem "faqItem-guarantee": answer',
  ])
})

test('content:check says that the lake does not respond', async () => {
  const { code, stderr } = await check(await lakeThat(answering(500, 'text/plain', 'down')))
  expect([code, stderr]).toEqual([
    2,
    expect.stringMatching(/^The content lake could not be read: .*\n.*backends/),
  ])
})
