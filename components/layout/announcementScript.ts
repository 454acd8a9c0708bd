/** Where the text of the announcement is that this visitor closed. */
const storageKey = 'closedAnnouncement'

/**
 * Hides an announcement that was closed before, ahead of the first paint: its text is an attribute
 * of the script. Storage may be blocked. The CSP allows the script by its hash.
 */
export const announcementScript = `try{if(sessionStorage.${storageKey}===document.currentScript.dataset.text)document.documentElement.dataset.announcement='closed'}catch{}`

/** Selects elements while the announcement is closed. */
export const closedAnnouncement = "html[data-announcement='closed'] &"

/** Hides the announcement with this text, until the browser is closed. */
export function closeAnnouncement(text: string): void {
  document.documentElement.dataset.announcement = 'closed'
  try {
    sessionStorage.setItem(storageKey, text)
  } catch {
    // It is closed on this page only.
  }
}

/** Shows an announcement again whose text is new. */
export function showUnlessClosed(text: string): void {
  try {
    if (sessionStorage.getItem(storageKey) !== text) delete document.documentElement.dataset.announcement
  } catch {
    // As it is.
  }
}
