import { useSchema } from 'sanity'
import { ourWordsIn } from '../schemas/rules/ourWords.ts'
import type { UseQuestion } from './askFirst.tsx'

/** A new page has thirty: the buttons below must stay on the screen. */
const maxShown = 6

/** A question about words of ours that visitors do not read yet. */
export const useOurWords: UseQuestion = ({ type, draft, published }) => {
  const schemaType = useSchema().get(type)
  return async () => {
    const known = ourWordsIn(published, schemaType).map(({ text }) => text)
    const texts = ourWordsIn(draft, schemaType).map(({ text }) => text)
    const unread = [...new Set(texts)].filter((text) => !known.includes(text))
    if (unread.length === 0) return undefined
    return {
      confirm: 'Publish with them',
      message: () => (
        <>
          Visitors would read these words of ours. Write your own instead, or keep them:
          <ul style={{ margin: 0, paddingLeft: '1.25rem' }}>
            {unread.slice(0, maxShown).map((text) => (
              <li key={text}>{text}</li>
            ))}
            {unread.length > maxShown && (
              <li>{`${unread.length - maxShown} more, each with a sign in the form`}</li>
            )}
          </ul>
        </>
      ),
    }
  }
}
