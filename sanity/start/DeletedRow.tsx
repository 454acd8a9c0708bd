import { getDraftId, getPublishedId } from '@sanity/client/csm'
import { Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { useState, type ReactNode } from 'react'
import { prepareForPreview, useClient, useSchema } from 'sanity'
import { useRouter } from 'sanity/router'
import { publicEnv } from '../../lib/site/env.ts'
import { restore } from '../actions/restore.ts'
import type { Deleted } from './history.ts'
import { When } from './parts.tsx'

/** A deleted document, which comes back as a draft. */
export function DeletedRow({ document, ...change }: Deleted): ReactNode {
  const { _id, _type: type } = document
  const id: string = getPublishedId(_id)
  const schemaType = useSchema().get(type)
  const client = useClient({ apiVersion: publicEnv.sanity.apiVersion })
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
    <Card padding={4} borderTop style={{ marginTop: -1 }}>
      <Flex gap={3} align="center" wrap="wrap">
        <Stack gap={3} style={{ flex: '1 1 14rem', minWidth: 0 }}>
          <Text size={1} weight="semibold">
            {name}
          </Text>
          <Text size={1} muted>
            {name !== kind && `${kind} · `}
            <When at={change.timestamp} change={change} />
          </Text>
        </Stack>
        <Button
          aria-label={`Bring it back as a draft: ${name}`}
          disabled={isBusy}
          fontSize={1}
          mode="ghost"
          onClick={() => void bringBack()}
          padding={3}
          text="Bring it back as a draft"
        />
      </Flex>
    </Card>
  )
}
