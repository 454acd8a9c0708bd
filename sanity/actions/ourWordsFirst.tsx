import { useState } from 'react'
import { useSchema, type DocumentActionComponent } from 'sanity'
import { ourWordsIn } from '../schemas/rules/ourWords.ts'

/** A new page has thirty: the buttons below must stay on the screen. */
const maxShown = 6

/** Publish after a question about words of ours that visitors do not read yet. */
export function askAboutOurWords(publish: DocumentActionComponent): DocumentActionComponent {
  const AskAndPublish: DocumentActionComponent = (props) => {
    const action = publish(props)
    const type = useSchema().get(props.type)
    const [left, setLeft] = useState<string[]>([])
    const close = () => setLeft([])
    if (!action) return null
    const onHandle = () => {
      const published = ourWordsIn(props.published, type).map(({ text }) => text)
      const texts = ourWordsIn(props.draft, type).map(({ text }) => text)
      const unread = [...new Set(texts)].filter((text) => !published.includes(text))
      if (unread.length > 0) setLeft(unread)
      else action.onHandle?.()
    }
    if (left.length === 0) return { ...action, onHandle }
    const dialog = {
      type: 'confirm' as const,
      tone: 'caution' as const,
      message: (
        <div style={{ lineHeight: 1.5 }}>
          Visitors would read these words of ours. Write your own instead, or keep them:
          <ul style={{ paddingLeft: '1.25rem' }}>
            {left.slice(0, maxShown).map((text) => (
              <li key={text}>{text}</li>
            ))}
            {left.length > maxShown && (
              <li>{`${left.length - maxShown} more, each with a sign in the form`}</li>
            )}
          </ul>
        </div>
      ),
      confirmButtonText: 'Publish with them',
      onCancel: close,
      onConfirm: () => {
        close()
        action.onHandle?.()
      },
    }
    return { ...action, onHandle, dialog }
  }
  return Object.assign(AskAndPublish, publish)
}
