type Page = { title: string; text: string; url: string }

/** Opens the share sheet; as a fallback copies the URL. docs/specification.md#blog-post. */
export async function sharePage(page: Page): Promise<void> {
  if (await sharedNatively(page)) return
  if ((await copied(page.url)) || copiedBySelection(page.url)) window.alert('Link copied to clipboard!')
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

async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    // Denied, or absent without TLS.
    return false
  }
}

/** Fallback for browsers and pages without the Clipboard API. */
function copiedBySelection(text: string): boolean {
  const active = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.style.cssText = 'position:fixed;top:0;opacity:0'
  document.body.append(field)
  field.select()
  try {
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    field.remove()
    if (active instanceof HTMLElement) active.focus({ preventScroll: true })
  }
}
