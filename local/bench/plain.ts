/** Headers that belong to one answer, to its way here, or that nginx gives by itself. */
const notCopied = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'content-type',
  'date',
  'etag',
  'keep-alive',
  'last-modified',
  'server',
  'transfer-encoding',
  'vary',
  'x-front',
  'x-nextjs-cache',
])

const quoted = (value: string): string => `"${value.replace(/["\\$]/g, '')}"`

/**
 * nginx as a plain file server: what everything else is compared with. Its visitors are spread over its workers as the front's are. Each
 * file stands there compressed as well, as `<name>.gz`.
 * `like` is an answer whose headers every file gets, so that as many bytes travel.
 */
export function plainConfig(port: number, folder: string, like: Headers = new Headers()): string {
  const headers = [...like].filter(([name]) => !notCopied.has(name))
  return `server {
    listen 127.0.0.1:${port} reuseport;
    root ${folder};
    gzip_static on;
    gzip_vary on;
    open_file_cache max=100;
    charset utf-8;
${headers.map(([name, value]) => `    add_header ${name} ${quoted(value)};`).join('\n')}
}`
}
