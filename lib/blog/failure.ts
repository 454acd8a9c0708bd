/** Why a call to the blog host failed. `status` is the host's HTTP status. */
type Cause =
  | { kind: 'http'; status: number }
  | { kind: 'no-posts' | 'not-found' | 'missing-id' }
  | { kind: 'unreachable' | 'timeout' | 'too-large' | 'unreadable' }

/** A failed call, with the texts of docs/specification.md#messages. `reason` is for the log. */
export type BlogFailure = Cause & { message: string; text: string; reason: string }

type Subject = 'list' | 'post'

const failedToLoad = { list: 'Failed to load blog posts', post: 'Failed to load blog post' } as const
const loadingText = 'There was an error loading the blog post.'
const notFoundText = "The blog post you're looking for doesn't exist."

export function blogFailure(subject: Subject, cause: Cause, reason = ''): BlogFailure {
  const text = cause.kind === 'not-found' ? notFoundText : loadingText
  return { ...cause, message: messageFor(subject, cause), text, reason }
}

/** The error state of a post's page. */
export const postError = ({ message, text }: Pick<BlogFailure, 'message' | 'text'>) => ({
  kind: 'error' as const,
  heading: message,
  text,
})

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
    default:
      return failedToLoad[subject]
  }
}
