type Props = {
  /** Undefined in the browser: see below. */
  data: Record<string, unknown> | undefined
}

/**
 * Structured data for search engines, which read what the server sent. The browser leaves it as it stands: whoever uses this makes
 * the data behind `typeof window === 'undefined'`, so that neither it nor the code that makes it is part of a page's JavaScript.
 * Every "<" is escaped: no text in it can end the script element.
 */
export function JsonLd({ data }: Props) {
  const json = data ? JSON.stringify(data).replaceAll('<', '\\u003c') : ''
  return (
    <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: json }} />
  )
}
