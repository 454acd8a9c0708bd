import { useEffect, useState, type CSSProperties, type ReactNode } from 'react'
import { timeInWords } from '../../lib/site/visibility.ts'
import { settle, takeBack, useNextVersion } from '../nextVersion.ts'
import { useStudioClient } from '../studioClient.ts'
import { useVisibility } from '../visibility.ts'

const link: CSSProperties = {
  border: 0,
  padding: 0,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  font: 'inherit',
  textDecoration: 'underline',
}

type Props = { id: string; hasDraft: boolean }

/** Above a form: when its next version goes live. From then on the form shows it. */
export function NextVersionLine({ id, hasDraft }: Props): ReactNode {
  const client = useStudioClient()
  const version = useNextVersion(id)
  const [hasFailed, setFailed] = useState(false)
  const { stage } = useVisibility({ visibleFrom: version?.at ?? null })
  useEffect(() => {
    if (version && stage === 'live') settle(client, version).catch(() => undefined)
  }, [client, stage, version])
  if (!version || stage === 'live') return null
  const take = () => {
    setFailed(false)
    takeBack(client, version).catch(() => setFailed(true))
  }
  return (
    <>
      {`A next version goes live ${timeInWords(Date.parse(version.at))}. `}
      {hasDraft && 'It replaces what you publish before then. '}
      <button
        type="button"
        style={link}
        disabled={hasDraft}
        {...(hasDraft && { title: 'Publish or discard your changes first' })}
        onClick={take}
      >
        Take it back
      </button>
      {hasFailed && ' That did not work. Check your connection, and try again.'}
    </>
  )
}
