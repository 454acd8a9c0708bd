/** Where the text of the announcement is that this visitor closed. */
const storageKey = 'closedAnnouncement'

/**
 * Hides an announcement that was closed before, ahead of the first paint: its text is an attribute
 * of the script. Storage may be blocked. The CSP allows the script by its hash.
 */
export const announcementScript = `try{if(localStorage.${storageKey}===document.currentScript.dataset.text)document.documentElement.dataset.announcement='closed'}catch{}`

/** Selects elements while the announcement is closed. */
export const closedAnnouncement = "html[data-announcement='closed'] &"

/** Hides the announcement with this text, in every tab that opens later. */
export function closeAnnouncement(text: string): void {
  document.documentElement.dataset.announcement = 'closed'
  try {
    localStorage.setItem(storageKey, text)
  } catch {
    // Blocked: it stays closed until the next load.
  }
}

/** Shows an announcement again whose text is new. */
export function showUnlessClosed(text: string): void {
  try {
    if (localStorage.getItem(storageKey) === text) return
  } catch {
    // As above.
  }
  delete document.documentElement.dataset.announcement
}
