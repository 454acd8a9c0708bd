type Props = { data: Record<string, unknown> | undefined }

/**
 * Structured data in the server's HTML; hydration ignores it.
 * Build `data` behind `typeof window === 'undefined'` to keep its code out of the browser.
 */
export function JsonLd({ data }: Props) {
  // No text in it can end the script element.
  const json = data ? JSON.stringify(data).replaceAll('<', '\\u003c') : ''
  return (
    <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: json }} />
  )
}
