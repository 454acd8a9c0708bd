/** @jest-environment node */
import type { GetStaticPropsContext } from 'next'

/** Pages whose content comes from the Studio alone. Those with posts are in blog.test.ts, landing pages in landing.test.ts. */

jest.mock('../../lib/sanity/pages.server.ts', () => ({
  ...Object.fromEntries(
    ['Roles', 'About', 'CaseStudies', 'Faq', 'Contact', 'JobSearch', 'NotFound'].map((page) => [
      `get${page}Page`,
      async (path: string, { draftMode }: GetStaticPropsContext) => ({ page, path, draftMode }),
    ]),
  ),
}))

test.each([
  ['/roles-we-staff', 'Roles', () => import('../../pages/roles-we-staff.tsx')],
  ['/about-us', 'About', () => import('../../pages/about-us.tsx')],
  ['/case-study', 'CaseStudies', () => import('../../pages/case-study.tsx')],
  ['/faq', 'Faq', () => import('../../pages/faq.tsx')],
  ['/contact-us', 'Contact', () => import('../../pages/contact-us.tsx')],
  ['/job-seeker', 'JobSearch', () => import('../../pages/job-seeker.tsx')],
  ['/search-all-jobs', 'JobSearch', () => import('../../pages/search-all-jobs.tsx')],
  ['/404', 'NotFound', () => import('../../pages/404.tsx')],
] as const)(
  '%s shows its own content, drafts in draft mode alone, and is made again after five minutes',
  async (path, page, load) => {
    jest.spyOn(console, 'warn').mockImplementation(() => {})
    const { getStaticProps } = await load()
    for (const draftMode of [true, false])
      expect(await getStaticProps({ draftMode })).toEqual({
        props: { page, path, draftMode },
        revalidate: 300,
      })
  },
)
