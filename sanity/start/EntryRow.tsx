import { getPublishedId } from '@sanity/client/csm'
import { Text } from '@sanity/ui'
import type { ReactNode } from 'react'
import { useSchema, useValuePreview } from 'sanity'
import { IntentLink } from 'sanity/router'
import { Row } from './parts.tsx'
import { PublishButton } from './PublishButton.tsx'
import { publicPath } from './publicPath.ts'
import type { Entry } from './useOverview.ts'

type Props = {
  entry: Entry
  isDraft?: boolean
  /** When it changed. */
  children: ReactNode
}

/** A document: its title, which opens its form, and the ways to its preview and to Publish. */
export function EntryRow({ entry, isDraft = false, children }: Props): ReactNode {
  const { _id, _type: type, slug } = entry
  const schemaType = useSchema().get(type)
  const { value } = useValuePreview({
    schemaType,
    value: { _id, _type: type },
    perspectiveStack: [isDraft ? 'drafts' : 'published'],
  })
  const id = getPublishedId(_id)
  const kind = schemaType?.title ?? type
  const title = value?.title ?? kind
  const path = publicPath(type, slug ?? undefined)
  const showInPreview = { id, type, mode: 'presentation', presentation: 'preview', preview: path ?? '/' }
  const actions = (
    <>
      {path && (
        <Text size={1}>
          <IntentLink intent="edit" params={showInPreview} aria-label={`Preview ${title}`}>
            Preview
          </IntentLink>
        </Text>
      )}
      {isDraft && <PublishButton id={id} type={type} title={title} />}
    </>
  )
  const link = (
    <IntentLink intent="edit" params={{ id, type }}>
      {title}
    </IntentLink>
  )
  return (
    <Row title={link} kind={title !== kind && kind} actions={actions}>
      {children}
    </Row>
  )
}
