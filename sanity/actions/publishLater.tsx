import { ClockIcon } from '@sanity/icons/Clock'
import { Button, Card, Stack, Text, TextInput } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { useId, useState, type ReactNode } from 'react'
import type { DocumentActionComponent, SanityDocument } from 'sanity'
import { addressAndTimes } from '../../lib/site/nextVersion.ts'
import { siteTime, siteTimeZoneName, timeInFull, timeInWords } from '../../lib/site/visibility.ts'
import { useNextVersion, waitUntil } from '../nextVersion.ts'
import { useStudioClient } from '../studioClient.ts'
import { body, type Question } from './askFirst.tsx'
import { useBreakingLinks } from './breakingLinks.tsx'
import { useOurWords } from './ourWordsFirst.tsx'

type Page = object & Partial<Record<(typeof addressAndTimes)[number], unknown>>

const timesOf = (page: Page) => JSON.stringify(addressAndTimes.map((name) => page[name]))

/**
 * "Publish later": the draft of a published document becomes its next version. What Publish asks
 * stands in its dialog: Sanity shows one dialog for each press of an action in the menu.
 */
export const PublishLater: DocumentActionComponent = (props) => {
  const { id, draft, published, version, onComplete } = props
  const client = useStudioClient()
  const { push } = useToast()
  const waiting = useNextVersion(id)
  const askOfLinks = useBreakingLinks(props)
  const askOfWords = useOurWords(props)
  const [questions, setQuestions] = useState<(Question | undefined)[]>()
  const close = () => {
    setQuestions(undefined)
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
    onHandle: () => void Promise.all([askOfLinks(), askOfWords()]).then(setQuestions),
    dialog: questions && {
      type: 'dialog',
      header: 'Publish later',
      content: (
        <LaterDialog
          warnings={questions.map((question) => question?.message(close))}
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

type LaterProps = {
  warnings?: ReactNode[]
  /** Takes milliseconds. */
  wait: (at: number) => Promise<void>
}

/** Asks for the time, in the site's time zone. */
export function LaterDialog({ warnings = [], wait }: LaterProps): ReactNode {
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
      {warnings.map(
        (warning, index) =>
          warning && (
            <Card
              key={index}
              tone="caution"
              padding={3}
              radius={2}
              style={{ ...body, fontSize: '0.8125rem' }}
            >
              {warning}
            </Card>
          ),
      )}
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
