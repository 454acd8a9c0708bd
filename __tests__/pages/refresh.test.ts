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
  '%s shows its own content, drafts to those who may, and is made again after five minutes',
  async (path, page, load) => {
    jest.spyOn(console, 'warn').mockImplementation(() => {})
    const { getStaticProps } = await load()
    expect(await getStaticProps({ draftMode: true })).toEqual({
      props: { page, path, draftMode: true },
      revalidate: 300,
    })
  },
)
