import { stegaClean } from 'next-sanity'

/** Copies what is selected without the invisible characters of drafts: they lead into the Studio only. */
export function copyBare(event: ClipboardEvent): void {
  const selection = getSelection()
  if (!event.clipboardData || !selection || selection.isCollapsed) return
  const box = document.createElement('div')
  for (let index = 0; index < selection.rangeCount; index += 1)
    box.append(selection.getRangeAt(index).cloneContents())
  event.clipboardData.setData('text/plain', stegaClean(selection.toString()))
  event.clipboardData.setData('text/html', stegaClean(box.innerHTML))
  event.preventDefault()
}
