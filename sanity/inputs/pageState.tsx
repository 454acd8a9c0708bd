import { getPublishedId, isDraftId } from '@sanity/client/csm'
import type { ReactNode } from 'react'
import { visibilityOf } from '../../lib/site/visibility.ts'
import { useTargets } from './redirectSign.tsx'

/** What visitors see of a landing page, for its row in lists; `id` is of the version in the row. */
export function PageState({ id, slug }: { id: string; slug: string | undefined }): ReactNode {
  const known = useTargets()
  const path = slug ? `/${slug}` : 'No address yet'
  if (getPublishedId(id).startsWith('template-')) return 'To duplicate: visitors never see it'
  if (!known) return path
  const published = known.targets.pages.find(({ _id }) => _id === getPublishedId(id))
  const { words } = visibilityOf(published, known.now)
  const changes = published && isDraftId(id) && 'with changes not published yet'
  return [[words, changes].filter(Boolean).join(', '), path].join(' · ')
}
