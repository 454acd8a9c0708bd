/** @jest-environment jsdom */
import { sharePage } from '#components/blog/sharePage.ts'

const page = {
  title: 'First call',
  text: 'Ten seconds of tone.',
  url: 'https://site.example/blog/first-call',
}

const works = async () => undefined
const fails = (name: string) => () => Promise.reject(Object.assign(new Error(name), { name }))

const copied = { written: [[page.url]], alerted: [['Link copied to clipboard!']] }
const prompted = { prompted: [['Copy this link:', page.url]] }

afterEach(() => jest.restoreAllMocks())

test.each([
  ['gives title, description and URL to the device, nothing else', works, works, {}],
  ['takes it for no failure that the visitor cancelled', fails('AbortError'), works, {}],
  ['takes it for no failure that the sheet is open already', fails('InvalidStateError'), works, {}],
  ['copies the URL and says so when sharing fails', fails('NotAllowedError'), works, copied],
  ['copies the URL and says so when sharing is not there', undefined, works, copied],
  ['shows the URL, and claims no copy, without a clipboard', undefined, undefined, prompted],
  [
    'shows the URL, and claims no copy, when the clipboard refuses',
    undefined,
    fails('NotAllowedError'),
    { ...prompted, written: [[page.url]] },
  ],
])('Share %s', async (_what, sharing, writing, seen) => {
  const share = sharing && jest.fn(sharing)
  const writeText = jest.fn(writing)
  const clipboard = writing && { writeText }
  for (const [name, value] of Object.entries({ share, clipboard }))
    Object.defineProperty(navigator, name, { configurable: true, value })
  const alert = jest.spyOn(window, 'alert').mockImplementation(() => undefined)
  const prompt = jest.spyOn(window, 'prompt').mockImplementation(() => null)
  await sharePage(page)
  if (share) expect(share.mock.calls).toEqual([[page]])
  const all = { written: writeText.mock.calls, alerted: alert.mock.calls, prompted: prompt.mock.calls }
  expect(all).toEqual({ written: [], alerted: [], prompted: [], ...seen })
})
