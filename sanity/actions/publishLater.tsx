import { ClockIcon } from '@sanity/icons/Clock'
import { Button, Stack, Text, TextInput } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { useId, useState, type ReactNode } from 'react'
import type { DocumentActionComponent, SanityDocument } from 'sanity'
import { siteTime, siteTimeZoneName, timeInFull, timeInWords } from '../../lib/site/visibility.ts'
import { useNextVersion, waitUntil } from '../nextVersion.ts'
import { useStudioClient } from '../studioClient.ts'

/** What has a time of its own, or changes at once. */
const ownTimes = ['slug', 'visibleFrom', 'visibleUntil', 'afterEnd'] as const

type Page = object & Partial<Record<(typeof ownTimes)[number], unknown>>

const timesOf = (page: Page) => JSON.stringify(ownTimes.map((name) => page[name]))

/** "Publish later": the draft of a published document becomes its next version. */
export const PublishLater: DocumentActionComponent = ({ id, draft, published, version, onComplete }) => {
  const client = useStudioClient()
  const { push } = useToast()
  const waiting = useNextVersion(id)
  const [isOpen, setOpen] = useState(false)
  const close = () => {
    setOpen(false)
    onComplete()
  }
  if (!draft || !published || version) return null
  const reason = waiting
    ? 'A next version of this waits already: take it back first.'
    : timesOf(draft as Page) !== timesOf(published as Page) &&
      'A new address and new times of the page do not wait: publish them now.'
  return {
    label: 'Publish later',
    icon: ClockIcon,
    disabled: waiting === undefined || reason !== false,
    title: reason || 'Visitors see it from a time on',
    onHandle: () => setOpen(true),
    dialog: isOpen && {
      type: 'dialog',
      header: 'Publish later',
      content: (
        <LaterDialog
          wait={async (at) => {
            await waitUntil(client, id, draft as SanityDocument, at)
            close()
            push({ status: 'success', title: `Visitors see it from ${timeInWords(at)} on.`, closable: true })
          }}
        />
      ),
      onClose: close,
    },
  }
}

const failure = 'That did not work. Check your connection, and try again.'

const isToCome = (at: number): boolean => at > Date.now()

/** Asks for the time, in the site's time zone. `wait` takes milliseconds. */
export function LaterDialog({ wait }: { wait: (at: number) => Promise<void> }): ReactNode {
  const [written, setWritten] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const inputId = useId()
  const at = siteTime(written)
  const run = async () => {
    if (!isToCome(at)) return setProblem('Choose a time to come.')
    setBusy(true)
    await wait(at).catch(() => {
      setProblem(failure)
      setBusy(false)
    })
  }
  return (
    <Stack gap={4}>
      <Text size={1}>
        What you wrote waits, and takes the place of what is published at this time by itself. What is
        published before then is replaced by it.
      </Text>
      <Text as="label" size={1} weight="medium" {...{ htmlFor: inputId }}>
        {`When (${siteTimeZoneName})`}
      </Text>
      <TextInput
        id={inputId}
        type="datetime-local"
        value={written}
        onChange={({ currentTarget }) => {
          setWritten(currentTarget.value)
          setProblem(undefined)
        }}
      />
      <Text size={1} muted>
        {Number.isNaN(at) ? `The time is that of ${siteTimeZoneName}, wherever you are.` : timeInFull(at)}
      </Text>
      {problem && (
        <Text size={1} role="alert">
          {problem}
        </Text>
      )}
      <Button text="Let it wait" tone="primary" disabled={isBusy} onClick={() => void run()} />
    </Stack>
  )
}
