/** What is served for a file extension; anything else is a download. */
const mediaTypes = new Map(
  Object.entries({
    jpg: 'image/jpeg',
    jpeg: 'image/jpeg',
    png: 'image/png',
    webp: 'image/webp',
    avif: 'image/avif',
    gif: 'image/gif',
    svg: 'image/svg+xml',
    tiff: 'image/tiff',
    pdf: 'application/pdf',
    txt: 'text/plain; charset=utf-8',
    csv: 'text/csv; charset=utf-8',
    json: 'application/json; charset=utf-8',
    mp3: 'audio/mpeg',
    mp4: 'video/mp4',
    webm: 'video/webm',
    woff2: 'font/woff2',
    zip: 'application/zip',
    docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  }),
)

/**
 * By the extension, in lower case and without its dot; `application/octet-stream` for one that is
 * not listed.
 */
export function mediaTypeOf(extension: string): string {
  return mediaTypes.get(extension) ?? 'application/octet-stream'
}

/** Files that a browser may show inline without running anything in them. */
const inline = new Set('jpg jpeg png webp avif gif svg pdf txt mp3 mp4 webm woff2'.split(' '))

/**
 * Whether a file with this extension (lower case, no dot) is shown inline; any other is offered as
 * a download.
 */
export function isShownInline(extension: string): boolean {
  return inline.has(extension)
}
