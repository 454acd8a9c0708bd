type Page = { title: string; text: string; url: string }

/**
 * Offers a page to the device's own share sheet; where there is none, or it fails, copies the address and says so. A sheet that the
 * visitor closed is an answer, not a failure. Spec section 2, blog detail, and section 8.
 */
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
    // Closed by the visitor, or open already from a press before.
    return error instanceof Error && ['AbortError', 'InvalidStateError'].includes(error.name)
  }
}

async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    // Refused, or absent, as on a page without TLS.
    return false
  }
}

/** What browsers had before the clipboard interface, and still have where that is refused. */
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
