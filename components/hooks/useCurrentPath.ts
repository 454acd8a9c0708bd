import { useRouter } from 'next/router'

/** The path of this page. A landing page's route is a pattern. */
export function useCurrentPath(): string {
  const { pathname, query } = useRouter()
  return pathname.replace('[...path]', String(query.path))
}
