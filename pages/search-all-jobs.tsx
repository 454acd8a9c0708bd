import { pageProps } from '../lib/sanity/page/getPage.server.ts'

/** The job search at its second path; the first is canonical. */
export { default } from './job-seeker.tsx'

export const getStaticProps = pageProps('jobSearchPage')
