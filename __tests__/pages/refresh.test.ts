/** @jest-environment node */
import type { GetStaticPropsContext } from 'next'

/** Pages of the Studio's content alone. See blog.test.ts for posts, and landing.test.ts. */

jest.mock('../../lib/sanity/content/getPage.server.ts', () => ({
  getPage: async (id: string, { draftMode }: GetStaticPropsContext, path?: string) => ({
    id,
    draftMode,
    path,
  }),
}))

test.each([
  ['/roles-we-staff', 'rolesPage', () => import('../../pages/roles-we-staff.tsx')],
  ['/about-us', 'aboutPage', () => import('../../pages/about-us.tsx')],
  ['/case-study', 'caseStudiesPage', () => import('../../pages/case-study.tsx')],
  ['/faq', 'faqPage', () => import('../../pages/faq.tsx')],
  ['/contact-us', 'contactPage', () => import('../../pages/contact-us.tsx')],
  ['/job-seeker', 'jobSearchPage', () => import('../../pages/job-seeker.tsx')],
  ['/search-all-jobs', 'jobSearchPage', () => import('../../pages/search-all-jobs.tsx')],
  ['/404', 'notFoundPage', () => import('../../pages/404.tsx')],
] as const)('%s shows its document, and is regenerated after five minutes', async (path, id, load) => {
  jest.spyOn(console, 'warn').mockImplementation(() => {})
  const { getStaticProps } = await load()
  // The path that is generated, where it is not the first of the document.
  const second = path === '/search-all-jobs' ? path : undefined
  for (const draftMode of [true, false])
    expect(await getStaticProps({ draftMode })).toEqual({
      props: { id, draftMode, path: second },
      revalidate: 300,
    })
})
