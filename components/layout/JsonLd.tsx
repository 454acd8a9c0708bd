type Props = {
  /** Called on the server only: see below. */
  data: () => Record<string, unknown>
}

/**
 * Structured data for search engines, which read what the server sent. The browser leaves it as it stands, so neither the data nor
 * the code that makes it is part of a page's JavaScript. Every "<" is escaped: no text in it can end the script element.
 */
export function JsonLd({ data }: Props) {
  const json = typeof window === 'undefined' ? JSON.stringify(data()).replaceAll('<', '\\u003c') : ''
  return (
    <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: json }} />
  )
}
