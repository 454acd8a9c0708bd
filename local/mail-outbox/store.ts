import { mkdir, open, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** What the provider would have received, with the moment at which it came (ISO 8601, UTC). */
export type StoredMessage = { receivedAt: string; body: Record<string, unknown> }

/** The outbox's messages. `all` shows what `add` and `clear` did once they have resolved. */
export type MessageStore = {
  add: (body: Record<string, unknown>) => Promise<void>
  /** Oldest first. */
  all: () => readonly StoredMessage[]
  clear: () => Promise<void>
}

/**
 * Keeps messages in a file with one JSON line each. A message is on the disk before `add` resolves; writes queue up, so
 * that lines never mix. A last line cut short by a crash was never acknowledged and is dropped at the next start.
 */
export async function openStore(file: string): Promise<MessageStore> {
  await mkdir(dirname(file), { recursive: true })
  const text = await readOrEmpty(file)
  // A torn last line gets its end, so that it cannot swallow the next message.
  if (text !== '' && !text.endsWith('\n')) await appendDurably(file, '\n')
  let messages = readLines(text)
  let queue: Promise<void> = Promise.resolve()

  function enqueue(write: () => Promise<void>): Promise<void> {
    const done = queue.then(write)
    queue = done.catch(() => undefined)
    return done
  }

  return {
    all: () => messages,
    add: (body) =>
      enqueue(async () => {
        const message = { receivedAt: new Date().toISOString(), body }
        await appendDurably(file, toLine(message))
        messages = [...messages, message]
      }),
    clear: () =>
      enqueue(async () => {
        await writeFile(file, '')
        messages = []
      }),
  }
}

const toLine = (message: StoredMessage) => `${JSON.stringify(message)}\n`

function readLines(text: string): StoredMessage[] {
  return text.split('\n').flatMap((line) => {
    try {
      return [JSON.parse(line) as StoredMessage]
    } catch {
      return []
    }
  })
}

async function readOrEmpty(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return ''
    throw error
  }
}

async function appendDurably(file: string, line: string): Promise<void> {
  const handle = await open(file, 'a')
  const { size } = await handle.stat()
  try {
    await handle.appendFile(line)
    await handle.sync()
  } catch (error) {
    // A part of the line would swallow the next message.
    await handle.truncate(size)
    throw error
  } finally {
    await handle.close()
  }
}
