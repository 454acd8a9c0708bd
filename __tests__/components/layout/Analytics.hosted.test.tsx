/** @jest-environment jsdom */
import { act, render } from '@testing-library/react'

jest.mock('next/navigation', () => ({
  usePathname: () => '/blog/first-call',
  useParams: () => ({ id: 'first-call' }),
  useSearchParams: () => new URLSearchParams(),
}))

/** What the package leaves on the window for the host's script: the calls that wait for it. */
type Host = { vaq?: [string, unknown][] }

const waiting = (name: string) =>
  ((window as Host).vaq ?? []).filter(([called]) => called === name).map(([, value]) => value)

test('a page is counted by route and path, without search terms', async () => {
  // As in a build that the host made.
  jest.replaceProperty(process, 'env', {
    ...process.env,
    // In any other mode the package asks its maker for a script that writes to the console.
    NODE_ENV: 'production',
    NEXT_PUBLIC_VERCEL_ENV: 'production',
  })
  const { Analytics } = await import('#components/layout/Analytics.tsx')
  await act(async () => void render(<Analytics />))
  expect(document.querySelector('script')).toHaveAttribute('src', '/_vercel/insights/script.js')
  expect(waiting('pageview')).toEqual([{ route: '/blog/[id]', path: '/blog/first-call' }])
  const [beforeSend] = waiting('beforeSend') as ((event: { url: string }) => { url: string })[]
  expect(beforeSend?.({ url: 'https://goodline.example/job-seeker?jobtitle=nurse#job-search' })).toEqual({
    url: 'https://goodline.example/job-seeker',
  })
})
