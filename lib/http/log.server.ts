import { format, stripVTControlCharacters } from 'node:util'

/** Control characters, but for line ends and tabs. */
const controls = /(?![\n\t])[\p{Cc}\u2028\u2029]/gu

const topicOf = /^\[([\w-]+)\] (.*)$/s

const plain = (text: string): string => stripVTControlCharacters(text).replace(controls, '')

/** An event for a text log: no foreign value moves the cursor or begins a line with a topic. */
export function textEvent(parts: readonly unknown[]): string {
  const text = plain(format(...parts))
  return topicOf.test(text) ? text.trim().replace(/\s*\n\s*/g, ' ') : text.replace(/\n(?=\s*\[)/g, '\n|')
}

/**
 * One JSON line: time, level, topic and message. The topic is the word in brackets of `[blog] ...`.
 */
export function jsonLine(level: string, parts: readonly unknown[], at = new Date()): string {
  const text = plain(format(...parts)).trim()
  const [, topic = 'next', message = text] = topicOf.exec(text) ?? []
  return `${JSON.stringify({ time: at.toISOString(), level, topic, message })}\n`
}

// The reader of the log may end before this process. Next logs that a line could not be written,
// which fails again, without end and at full load: vercel/next.js#96216. The site goes on without a
// log.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})

const levels = ['debug', 'log', 'info', 'warn', 'error'] as const

/**
 * With LOG_FORMAT=json each console call of Next, packages and this site is a line of JSON.
 * So is each warning of Node, and an error that nobody catches.
 * `instrumentation.ts` imports it; the container does so earlier, for Next's first lines.
 */
if (process.env.LOG_FORMAT === 'json') {
  for (const level of levels) {
    console[level] = (...parts: unknown[]) => {
      const line = jsonLine(level === 'log' ? 'info' : level, parts)
      // Next prints empty lines.
      if (!line.endsWith('"message":""}\n')) process.stdout.write(line)
    }
  }
  // Node's own listener prints several lines on standard error.
  process.removeAllListeners('warning').on('warning', (warning) => console.warn(warning))
  process.on('uncaughtException', (error) => {
    // Once Next runs, its own handler logs, and the process goes on.
    if (process.listenerCount('uncaughtException') > 1) return
    console.error(error)
    process.exit(1)
  })
} else if (!process.stdout.isTTY) {
  // A terminal keeps Next's colours.
  for (const level of levels) {
    const write = console[level].bind(console)
    console[level] = (...parts: unknown[]) => write('%s', textEvent(parts))
  }
}
