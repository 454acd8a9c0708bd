type Page = { title: string; text: string; url: string }

/** Opens the share sheet, else copies the URL, else shows it. docs/specification.md#blog-post. */
export async function sharePage(page: Page): Promise<void> {
  if (await sharedNatively(page)) return
  if (await copied(page.url)) window.alert('Link copied to clipboard!')
  else window.prompt('Copy this link:', page.url)
}

async function sharedNatively(page: Page): Promise<boolean> {
  if (typeof navigator.share !== 'function') return false
  try {
    await navigator.share(page)
    return true
  } catch (error) {
    // Closed by the visitor, or already open.
    return error instanceof Error && ['AbortError', 'InvalidStateError'].includes(error.name)
  }
}

/** False where the clipboard is denied, or absent as without TLS. */
async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
