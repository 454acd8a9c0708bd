import { getDraftId, getPublishedId } from '@sanity/client/csm'
import { Button } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { useState, type ReactNode } from 'react'
import { prepareForPreview, useSchema } from 'sanity'
import { useRouter } from 'sanity/router'
import { restore } from '../actions/undo.tsx'
import { useStudioClient } from '../studioClient.ts'
import type { Deleted } from './history.ts'
import { Row, When } from './parts.tsx'

/** A deleted document, which comes back as a draft. */
export function DeletedRow({ document, ...change }: Deleted): ReactNode {
  const { _id, _type: type } = document
  const id: string = getPublishedId(_id)
  const schemaType = useSchema().get(type)
  const client = useStudioClient()
  const router = useRouter()
  const { push } = useToast()
  const [isBusy, setIsBusy] = useState(false)
  const kind = schemaType?.title ?? type
  const { title } = schemaType ? prepareForPreview(document, schemaType) : {}
  const name = typeof title === 'string' && title ? title : kind
  const bringBack = async () => {
    setIsBusy(true)
    try {
      await restore(client, [{ ...document, _id: getDraftId(id) }])
      router.navigateIntent('edit', { id, type })
    } catch {
      setIsBusy(false)
      push({ status: 'error', title: 'Not brought back: the connection is down. Try again in a moment.' })
    }
  }
  return (
    <Row
      title={name}
      kind={name !== kind && kind}
      actions={
        <Button
          aria-label={`Bring it back as a draft: ${name}`}
          disabled={isBusy}
          fontSize={1}
          mode="ghost"
          onClick={() => void bringBack()}
          padding={3}
          text="Bring it back as a draft"
        />
      }
    >
      <When at={change.timestamp} change={change} />
    </Row>
  )
}
