/** What went wrong with a call to the blog host. `status` is the HTTP status the host answered. */
type Cause =
  | { kind: 'http'; status: number }
  | {
      kind:
        /** The list lacks success or data, or is empty. */
        | 'no-posts'
        /** The host answered, and its answer holds no post. */
        | 'not-found'
        /** Nobody said which post. */
        | 'missing-id'
        /** No connection, or it broke. */
        | 'unreachable'
        | 'timeout'
        | 'too-large'
        /** Not JSON. */
        | 'unreadable'
        /** The caller's signal ended the call. */
        | 'aborted'
    }

/**
 * A failed call. `message` and `text` are for the visitor, word for word from section 8: `message` is the list's error text
 * and the detail page's heading, `text` the line below that heading. `reason` is for the log.
 */
export type BlogFailure = Cause & { message: string; text: string; reason: string }

type Subject = 'list' | 'post'

const failedToLoad = { list: 'Failed to load blog posts', post: 'Failed to load blog post' } as const
const loadingText = 'There was an error loading the blog post.'
const notFoundText = "The blog post you're looking for doesn't exist."

/** Puts the visitor's words to a cause. */
export function blogFailure(subject: Subject, cause: Cause, reason: string): BlogFailure {
  const text = cause.kind === 'not-found' ? notFoundText : loadingText
  return { ...cause, message: messageFor(subject, cause), text, reason }
}

function messageFor(subject: Subject, cause: Cause): string {
  switch (cause.kind) {
    case 'http':
      return `HTTP error! status: ${cause.status}`
    case 'no-posts':
      return 'No blog posts found'
    case 'not-found':
      return 'Blog post not found'
    case 'missing-id':
      return 'Blog post ID not provided'
    case 'unreachable':
    case 'timeout':
    case 'too-large':
    case 'unreadable':
    case 'aborted':
      return failedToLoad[subject]
  }
}
