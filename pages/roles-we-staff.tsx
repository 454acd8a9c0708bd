import { PageHead } from '../components/seo/PageHead.tsx'
import { RolesView } from '../components/roles/RolesView.tsx'
import { routes } from '../lib/site/pages.ts'
import { pageProps } from '../lib/sanity/page/getPage.server.ts'
import type { RolesPage } from '../lib/sanity/page/pageTypes.ts'

export default function RolesWeStaff(content: RolesPage) {
  return (
    <>
      <PageHead content={content} path={routes.roles} />
      <RolesView content={content} />
    </>
  )
}

export const getStaticProps = pageProps('rolesPage')
