/** @jest-environment jsdom */
import { sharePage } from '#components/blog/sharePage.ts'

const page = {
  title: 'First call',
  text: 'Ten seconds of tone.',
  url: 'https://site.example/blog/first-call',
}

type Sharing = { share?: unknown; clipboard?: unknown }

const device = ({ share, clipboard }: Sharing) => {
  Object.defineProperty(navigator, 'share', { configurable: true, value: share })
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard })
}

const failing = (name: string) => jest.fn().mockRejectedValue(Object.assign(new Error(name), { name }))

let alert: jest.SpyInstance
beforeEach(() => {
  alert = jest.spyOn(window, 'alert').mockImplementation(() => undefined)
})
afterEach(() => jest.restoreAllMocks())

test('Share gives title, description and URL to the device, nothing else', async () => {
  const share = jest.fn().mockResolvedValue(undefined)
  const clipboard = { writeText: jest.fn() }
  device({ share, clipboard })
  await sharePage(page)
  expect(share).toHaveBeenCalledWith(page)
  expect(clipboard.writeText).not.toHaveBeenCalled()
  expect(alert).not.toHaveBeenCalled()
})

test.each([
  ['that the visitor cancelled', 'AbortError'],
  ['whose sheet is open already', 'InvalidStateError'],
])('a share %s is not a failure', async (_what, name) => {
  const clipboard = { writeText: jest.fn() }
  device({ share: failing(name), clipboard })
  await sharePage(page)
  expect(clipboard.writeText).not.toHaveBeenCalled()
  expect(alert).not.toHaveBeenCalled()
})

test.each([
  ['fails', failing('NotAllowedError')],
  ['is not there', undefined],
])('Share copies the address and says so when sharing %s', async (_name, share) => {
  const writeText = jest.fn().mockResolvedValue(undefined)
  device({ share, clipboard: { writeText } })
  await sharePage(page)
  expect(writeText).toHaveBeenCalledWith(page.url)
  expect(alert).toHaveBeenCalledTimes(1)
  expect(alert).toHaveBeenCalledWith('Link copied to clipboard!')
})

test.each([
  ['is not there', undefined],
  ['refuses', { writeText: failing('NotAllowedError') }],
])('Share shows the URL, and claims no copy, when the clipboard %s', async (_name, clipboard) => {
  device({ share: undefined, clipboard })
  const prompt = jest.spyOn(window, 'prompt').mockImplementation(() => null)
  await sharePage(page)
  expect(prompt).toHaveBeenCalledWith('Copy this link:', page.url)
  expect(alert).not.toHaveBeenCalled()
})
