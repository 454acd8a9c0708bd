import { useState, type CSSProperties, type ReactNode } from 'react'
import type { DocumentActionComponent, DocumentActionDialogProps, DocumentActionProps } from 'sanity'
import { DocumentLinks } from '../inputs/documentLinks.tsx'
import type { LinkedFrom } from '../links.ts'

/** What is asked before an action; without a button to confirm it, the action is refused. */
type Question = {
  /** Of a refusal. */
  header?: string
  /** `close` is for links, which lead away from the dialog. */
  message: (close: () => void) => ReactNode
  tone?: 'caution' | 'critical'
  confirm?: string
}

/** Gives the question of an action, if there is one now. */
export type UseQuestion = (props: DocumentActionProps) => () => Promise<Question | undefined>

/** An action that asks first where `useQuestion` has a question. */
export function askFirst(given: DocumentActionComponent, useQuestion: UseQuestion): DocumentActionComponent {
  const AskFirst: DocumentActionComponent = (props) => {
    const action = given(props)
    const ask = useQuestion(props)
    const [question, setQuestion] = useState<Question>()
    if (!action) return null
    const go = () => action.onHandle?.()
    const press = async () => {
      const asked = await ask()
      if (asked) setQuestion(asked)
      else go()
    }
    const close = () => setQuestion(undefined)
    return {
      ...action,
      onHandle: () => void press(),
      ...(question && { dialog: dialogOf(question, close, go) }),
    }
  }
  return Object.assign(AskFirst, given)
}

function dialogOf(question: Question, close: () => void, go: () => void): DocumentActionDialogProps {
  const { header, message, tone = 'caution', confirm } = question
  const content = <div style={body}>{message(close)}</div>
  if (!confirm) return { type: 'dialog', header, content, onClose: close }
  return {
    type: 'confirm',
    tone,
    message: content,
    confirmButtonText: confirm,
    onCancel: close,
    onConfirm: () => {
      close()
      go()
    },
  }
}

type LinksProps = { why: string; documents: LinkedFrom[]; close: () => void }

/** Documents that matter to a question, if there are any. */
export const Links = ({ why, documents, close }: LinksProps): ReactNode =>
  documents.length > 0 && (
    <>
      <p style={paragraph}>{why}</p>
      <DocumentLinks documents={documents} onFollow={close} />
    </>
  )

const body: CSSProperties = { display: 'grid', gap: '0.75rem', lineHeight: 1.5 }
export const paragraph: CSSProperties = { margin: 0 }
