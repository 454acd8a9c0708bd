import type { GetStaticProps } from 'next'
import { PageHead } from '../components/seo/PageHead.tsx'
import { RolesView } from '../components/roles/RolesView.tsx'
import { routes } from '../lib/site/pages.ts'
import { getPage } from '../lib/sanity/content/getPage.server.ts'
import { staticPage } from '../lib/sanity/content/staticPage.server.ts'
import type { RolesPage } from '../lib/sanity/content/pageTypes.ts'

export default function RolesWeStaff(content: RolesPage) {
  return (
    <>
      <PageHead content={content} path={routes.roles} />
      <RolesView content={content} />
    </>
  )
}

export const getStaticProps = ((context) =>
  staticPage(async () => ({
    props: await getPage('rolesPage', context),
  }))) satisfies GetStaticProps<RolesPage>
