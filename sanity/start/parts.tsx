import { Card, Flex, Heading, Spinner, Stack, Text } from '@sanity/ui'
import { useId, type ReactNode } from 'react'
import { useRelativeTime, useUser } from 'sanity'
import type { LastChange } from './history.ts'

/** Parts of the start page. */

export function Section({ title, children }: { title: string; children: ReactNode }): ReactNode {
  const id = useId()
  return (
    <Stack as="section" gap={3} aria-labelledby={id}>
      <Heading as="h2" size={1} id={id}>
        {title}
      </Heading>
      <Card radius={3} border overflow="hidden">
        <Stack>{children}</Stack>
      </Card>
    </Stack>
  )
}

export function Line({ children }: { children: ReactNode }): ReactNode {
  return (
    <Card padding={4}>
      <Text size={1} muted>
        {children}
      </Text>
    </Card>
  )
}

export function Loading(): ReactNode {
  return (
    <Flex padding={4} gap={3} role="status">
      <Spinner muted />
      <Text size={1} muted>
        One moment…
      </Text>
    </Flex>
  )
}

/** When somebody changed something, and who; the lake may not tell who. */
export function When({ at, change }: { at: string; change: LastChange | undefined }): ReactNode {
  const time = useRelativeTime(change?.timestamp ?? at, { useTemporalPhrase: true })
  return (
    <>
      {time}
      {change && <By author={change.author} />}
    </>
  )
}

function By({ author }: { author: string }): ReactNode {
  const [user] = useUser(author)
  return user?.displayName ? <> by {user.displayName}</> : null
}
