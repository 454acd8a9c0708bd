import { mkdir, open, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** A request body, with the time when it came (ISO 8601, UTC). */
export type StoredMessage = { receivedAt: string; body: Record<string, unknown> }

export type MessageStore = {
  add: (body: Record<string, unknown>) => Promise<void>
  /** Oldest first. */
  all: () => readonly StoredMessage[]
  clear: () => Promise<void>
}

/**
 * Stores messages in a JSON Lines file. A message is on the disk before `add` resolves.
 * A last line that a crash cut short was never acknowledged, and is dropped.
 */
export async function openStore(file: string): Promise<MessageStore> {
  await mkdir(dirname(file), { recursive: true })
  const text = await readOrEmpty(file)
  // Ends a torn last line, so that the next message starts a new one.
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
    // A partial line would corrupt the next message.
    await handle.truncate(size)
    throw error
  } finally {
    await handle.close()
  }
}
