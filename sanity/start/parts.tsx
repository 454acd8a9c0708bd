import { Card, Flex, Heading, Spinner, Stack, Text } from '@sanity/ui'
import { useId, type ReactNode } from 'react'
import { useRelativeTime, useUser } from 'sanity'
import { timeInWords } from '../../lib/site/visibility.ts'
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

type RowProps = { title: ReactNode; kind: string | false; children: ReactNode; actions: ReactNode }

/** A document: its title, its kind where the title is another one, when it changed, and actions. */
export function Row({ title, kind, children, actions }: RowProps): ReactNode {
  return (
    <Card padding={4} borderTop style={{ marginTop: -1 }}>
      <Flex gap={3} align="center" wrap="wrap">
        <Stack gap={3} style={{ flex: '1 1 14rem', minWidth: 0 }}>
          <Text size={1} weight="semibold">
            {title}
          </Text>
          <Text size={1} muted>
            {kind && `${kind} · `}
            {children}
          </Text>
        </Stack>
        <Flex gap={3} align="center">
          {actions}
        </Flex>
      </Flex>
    </Card>
  )
}

/** When somebody changed something, and who; the lake may not tell who. */
export function When({ at, change }: { at: string; change: LastChange | undefined }): ReactNode {
  const time = change?.timestamp ?? at
  const words = useRelativeTime(time, { useTemporalPhrase: true })
  const exact = timeInWords(Date.parse(time))
  return (
    <>
      <time dateTime={time} title={exact}>
        {/* Sanity writes a date in the editor's own zone, and does not say so. */}
        {/\d:\d/.test(words) ? exact : words}
      </time>
      {change && <By author={change.author} />}
    </>
  )
}

function By({ author }: { author: string }): ReactNode {
  const [user] = useUser(author)
  return user?.displayName ? <> by {user.displayName}</> : null
}
