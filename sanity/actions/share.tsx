import { ShareIcon } from '@sanity/icons/Share'
import { Button, Card, Flex, Select, Stack, Text, TextInput } from '@sanity/ui'
import { useEffect, useId, useReducer, useState, type ReactNode } from 'react'
import type { DocumentActionComponent, SanityClient } from 'sanity'
import { newShareKey, pathsOfDocument, shareId, sharePath, shareType } from '../../lib/site/share.ts'
import { timeInWords } from '../../lib/site/visibility.ts'
import { slugOf } from '../identity.ts'
import { timeout, useStudioClient } from '../studioClient.ts'

/** "Share preview": links that show a page's draft to somebody without an account. */
export const SharePreview: DocumentActionComponent = ({ id, draft, published }) => {
  const [isOpen, setOpen] = useState(false)
  const hasPath = pathsOfDocument(id, slugOf(draft ?? published)).length > 0
  return {
    label: 'Share preview',
    icon: ShareIcon,
    disabled: !hasPath,
    title: hasPath ? 'A link for somebody without an account' : 'Give this page its address first.',
    onHandle: () => setOpen(true),
    dialog: isOpen && {
      type: 'dialog',
      header: 'Share preview',
      content: <ShareDialog document={id} />,
      onClose: () => setOpen(false),
    },
  }
}

const hour = 3_600_000

/** How long a link may last, in milliseconds. */
const durations = [
  { title: 'An hour', value: hour },
  { title: 'A day', value: 24 * hour },
  { title: 'A week', value: 7 * 24 * hour },
]

const failure = 'That did not work. Check your connection, and try again.'

type Link = { _id: string; until: string }

const linksQuery = /* groq */ `*[_type == "${shareType}" && document == $document && until > $now] | order(until desc) { _id, until }`

const now = () => new Date().toISOString()

async function makeLink(client: SanityClient, document: string, duration: number): Promise<void> {
  const until = new Date(Date.now() + duration).toISOString()
  await client.mutate(
    [
      { create: { _id: shareId(newShareKey()), _type: shareType, document, until } },
      // Those that have ended, of any page.
      { delete: { query: `*[_type == "${shareType}" && until < $now]`, params: { now: now() } } },
    ],
    { signal: AbortSignal.timeout(timeout) },
  )
}

/** The links to a page's draft: makes them, and ends them. */
export function ShareDialog({ document }: { document: string }): ReactNode {
  const client = useStudioClient()
  const [links, setLinks] = useState<Link[]>()
  const [duration, setDuration] = useState(24 * hour)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const selectId = useId()

  const [version, refresh] = useReducer((count: number) => count + 1, 0)

  useEffect(() => {
    const leaving = new AbortController()
    const signal = AbortSignal.any([leaving.signal, AbortSignal.timeout(timeout)])
    client
      .fetch<Link[]>(linksQuery, { document, now: now() }, { perspective: 'raw', signal })
      .then(setLinks)
      .catch(() => !leaving.signal.aborted && setProblem(failure))
    return () => leaving.abort()
  }, [client, document, version])

  const run = async (change: () => Promise<unknown>) => {
    setBusy(true)
    setProblem(undefined)
    await change().catch(() => setProblem(failure))
    refresh()
    setBusy(false)
  }

  return (
    <Stack gap={4}>
      <Text size={1}>
        Whoever has the link sees the draft of this page as you last wrote it, until the link ends. They need
        no account, and they see no other draft: all else is as published.
      </Text>
      <Flex gap={3} align="flex-end" wrap="wrap">
        <Stack gap={2} flex={1}>
          <Text as="label" size={1} weight="medium" {...{ htmlFor: selectId }}>
            How long it works
          </Text>
          <Select
            id={selectId}
            value={duration}
            onChange={({ currentTarget }) => setDuration(Number(currentTarget.value))}
          >
            {durations.map(({ title, value }) => (
              <option key={value} value={value}>
                {title}
              </option>
            ))}
          </Select>
        </Stack>
        <Button
          text="Make a link"
          tone="primary"
          disabled={isBusy}
          onClick={() => void run(() => makeLink(client, document, duration))}
        />
      </Flex>
      {problem && (
        <Card padding={3} radius={2} tone="critical" role="alert">
          <Text size={1}>{problem}</Text>
        </Card>
      )}
      <Stack gap={3} aria-live="polite">
        {links?.map((link) => (
          <LinkRow
            key={link._id}
            link={link}
            isBusy={isBusy}
            onEnd={() => void run(() => client.delete(link._id, { signal: AbortSignal.timeout(timeout) }))}
          />
        ))}
        {links?.length === 0 && (
          <Text size={1} muted>
            There is no link to this page now.
          </Text>
        )}
      </Stack>
    </Stack>
  )
}

type RowProps = { link: Link; isBusy: boolean; onEnd: () => void }

function LinkRow({ link: { _id, until }, isBusy, onEnd }: RowProps): ReactNode {
  const [isCopied, setCopied] = useState(false)
  const url = `${window.location.origin}${sharePath(_id.slice(shareType.length + 1))}`
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => setCopied(true),
      () => undefined,
    )
  return (
    <Stack gap={2}>
      <Flex gap={2}>
        <Stack flex={1}>
          <TextInput
            aria-label="Link to this draft"
            value={url}
            readOnly
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        </Stack>
        <Button text={isCopied ? 'Copied' : 'Copy'} mode="ghost" onClick={() => void copy()} />
        <Button text="End it" mode="ghost" tone="critical" disabled={isBusy} onClick={onEnd} />
      </Flex>
      <Text size={1} muted>
        {`Works until ${timeInWords(Date.parse(until))}`}
      </Text>
    </Stack>
  )
}
