import type { GetStaticProps } from 'next'
import { PageHead } from '../components/layout/PageHead.tsx'
import { RolesView } from '../components/roles/RolesView.tsx'
import { routes } from '../lib/routes.ts'
import { getRolesPage } from '../lib/sanity/pages.server.ts'
import { revalidateSeconds } from '../lib/sanity/revalidateSeconds.ts'
import type { RolesPage } from '../lib/sanity/pages.ts'

export default function RolesWeStaff(content: RolesPage) {
  return (
    <>
      <PageHead content={content} path={routes.roles} />
      <RolesView content={content} />
    </>
  )
}

export const getStaticProps = (async (context) => ({
  props: await getRolesPage(routes.roles, context),
  revalidate: revalidateSeconds,
})) satisfies GetStaticProps<RolesPage>
