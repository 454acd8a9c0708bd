import { format, stripVTControlCharacters } from 'node:util'

/** One JSON line: time, level, topic and message. The topic is the word in brackets of `[blog] ...`. */
export function jsonLine(level: string, parts: readonly unknown[], at = new Date()): string {
  const text = stripVTControlCharacters(format(...parts)).trim()
  const [, topic = 'next', message = text] = /^\[([\w-]+)\] (.*)$/s.exec(text) ?? []
  return `${JSON.stringify({ time: at.toISOString(), level, topic, message })}\n`
}

/**
 * With LOG_FORMAT=json each console call of Next, packages and this site is a line of JSON.
 * `instrumentation.ts` imports it; the container does so earlier, for Next's first lines.
 */
if (process.env.LOG_FORMAT === 'json') {
  for (const level of ['debug', 'log', 'info', 'warn', 'error'] as const) {
    console[level] = (...parts: unknown[]) => {
      const line = jsonLine(level === 'log' ? 'info' : level, parts)
      // Next prints empty lines.
      if (!line.endsWith('"message":""}\n')) process.stdout.write(line)
    }
  }
}
