import type { GetStaticPropsContext } from 'next'
import { pageIds, pages, type PagePath } from '../../lib/site/pages.ts'

/** Pages of the Studio's content alone. See blog.test.ts for posts, and landing.test.ts. */

jest.mock('../../lib/sanity/content/getPage.server.ts', () => ({
  getPage: async (id: string, { draftMode }: GetStaticPropsContext, path?: string) => ({
    id,
    draftMode,
    path,
  }),
}))

const modules = Object.entries({
  '/roles-we-staff': () => import('../../pages/roles-we-staff.tsx'),
  '/about-us': () => import('../../pages/about-us.tsx'),
  '/case-study': () => import('../../pages/case-study.tsx'),
  '/faq': () => import('../../pages/faq.tsx'),
  '/contact-us': () => import('../../pages/contact-us.tsx'),
  '/job-seeker': () => import('../../pages/job-seeker.tsx'),
  '/search-all-jobs': () => import('../../pages/search-all-jobs.tsx'),
  '/404': () => import('../../pages/404.tsx'),
} satisfies Record<Exclude<PagePath, '/' | '/blog'>, unknown>)

test.each(modules)('%s shows its document, and is regenerated after five minutes', async (path, load) => {
  jest.spyOn(console, 'warn').mockImplementation(() => {})
  const { getStaticProps } = await load()
  const id = pageIds.find((each) => pages[each].paths.some((own) => own === path))
  // The path that is generated, where it is not the first of the document.
  const second = path === '/search-all-jobs' ? path : undefined
  for (const draftMode of [true, false])
    expect(await getStaticProps({ draftMode })).toEqual({
      props: { id, draftMode, path: second },
      revalidate: 300,
    })
})
