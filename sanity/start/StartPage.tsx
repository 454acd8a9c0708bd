import { Box, Card, Container, Flex, Stack, Text } from '@sanity/ui'
import type { ReactNode } from 'react'
import { DeletedRow } from './DeletedRow.tsx'
import { EntryRow } from './EntryRow.tsx'
import { Line, Loading, Section, When } from './parts.tsx'
import { Places } from './Places.tsx'
import { useHistory, useOverview } from './useOverview.ts'

/** The Studio's first page: what waits for Publish, what changed last, and where to find what. */
export default function StartPage(): ReactNode {
  const { overview, isDown } = useOverview()
  const history = useHistory(overview)
  const unknown = isDown ? <Line>Not known while the connection is down.</Line> : <Loading />
  return (
    <Card height="fill" overflow="auto" as="main">
      <Container width={4} paddingX={4} paddingY={5}>
        <Flex wrap="wrap" gap={5} align="flex-start">
          <Stack gap={5} style={{ flex: '3 1 24rem', minWidth: 0 }}>
            {isDown && <Down />}
            <Section title="Not published yet">
              {!overview && unknown}
              {overview?.drafts.length === 0 && <Line>Everything is published.</Line>}
              {overview?.drafts.map((entry) => (
                <EntryRow key={entry._id} entry={entry} isDraft>
                  {entry.isNew ? 'New' : 'Changed'}{' '}
                  <When at={entry._updatedAt} change={history?.changes.get(entry._id)} />
                </EntryRow>
              ))}
            </Section>
            <Section title="Changed last on the site">
              {!overview && unknown}
              {overview?.edited.map((entry) => (
                <EntryRow key={entry._id} entry={entry}>
                  <When at={entry._updatedAt} change={history?.changes.get(entry._id)} />
                </EntryRow>
              ))}
            </Section>
            <Section title="Deleted recently">
              {history === undefined && unknown}
              {history === null && <Line>What was deleted cannot be listed at the moment.</Line>}
              {history?.deleted.length === 0 && <Line>Nothing was deleted lately.</Line>}
              {history?.deleted.map((item) => (
                <DeletedRow key={item.document._id} {...item} />
              ))}
            </Section>
          </Stack>
          <Box style={{ flex: '2 1 18rem', minWidth: 0 }}>
            <Places />
          </Box>
        </Flex>
      </Container>
    </Card>
  )
}

function Down(): ReactNode {
  return (
    <Card tone="critical" padding={4} radius={3} role="alert">
      <Text size={1}>
        The connection is down. What stands here may be out of date; the Studio tries again every few seconds.
      </Text>
    </Card>
  )
}
