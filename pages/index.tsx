import type { GetStaticProps } from 'next'
import { HomeView } from '../components/home/HomeView.tsx'
import { getHomePage, revalidateSeconds } from '../lib/sanity/pages.server.ts'
import type { HomePage } from '../lib/sanity/pages.ts'
import { routes } from '../lib/routes.ts'

export default function Home(content: HomePage) {
  return <HomeView content={content} />
}

export const getStaticProps = (async () => ({
  props: await getHomePage(routes.home),
  revalidate: revalidateSeconds,
})) satisfies GetStaticProps<HomePage>
