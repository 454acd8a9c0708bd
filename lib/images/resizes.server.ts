import { IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import sharp from 'sharp'
import { currentResponse } from '../util/caller.server.ts'
import { processWide } from '../util/process.server.ts'
import { withTimeout } from '../util/withTimeout.ts'
import type { CachedFile } from './cache.server.ts'

/** One image is resized at a time in this process. */
const turns = processWide('turns to resize', () => ({ isTaken: false, waiting: new Set<() => void>() }))

/** Milliseconds. nginx waits for 15 s, and a resize may take 7 s of them. */
const maxWait = 8_000

/** Seconds. */
const retryAfter = '5'

/** Too many images wait to be resized. */
export class ResizeLimitError extends Error {
  override name = 'ResizeLimitError'

  /** By name: routes are bundled apart. */
  static is(error: unknown): error is ResizeLimitError {
    return error instanceof Error && error.name === 'ResizeLimitError'
  }
}

/** @throws {ResizeLimitError} */
async function takeTurn(): Promise<void> {
  if (!turns.isTaken) {
    turns.isTaken = true
    return
  }
  let begin = () => {}
  const turn = new Promise<void>((resolve) => (begin = resolve))
  turns.waiting.add(begin)
  await withTimeout(turn, maxWait, 'A turn').catch((error: unknown) => {
    // It may have come in this instant.
    if (!turns.waiting.delete(begin)) endTurn()
    throw new ResizeLimitError('Too many images wait to be resized.', { cause: error })
  })
}

function endTurn(): void {
  const [next] = turns.waiting
  if (next) turns.waiting.delete(next)
  else turns.isTaken = false
  next?.()
}

/** Runs `resize` alone. @throws what it throws, and {@link ResizeLimitError} */
export async function inTurn<Result>(resize: () => Promise<Result>): Promise<Result> {
  await takeTurn()
  try {
    return await resize()
  } finally {
    endTurn()
  }
}

/** Next's optimizer asks within the process, with a request that no connection brought. */
const isOptimizer = (request: IncomingMessage): boolean => !(request instanceof IncomingMessage)

type Image = {
  /** Downloads it unless a fresh copy is cached. */
  cache: () => Promise<void>
  /** The cached copy. */
  read: () => Promise<CachedFile>
}

/**
 * An image, cached first. If Next's optimizer asks, it waits for its turn, which lasts until the
 * image is resized: many at once would hold all originals in memory. A download has no turn.
 * @throws as {@link inTurn}
 */
export async function readInTurn(request: IncomingMessage, { cache, read }: Image): Promise<CachedFile> {
  await cache()
  if (!isOptimizer(request)) return read()
  await takeTurn()
  try {
    return await read()
  } finally {
    void resized().then(endTurn)
  }
}

/** Milliseconds within which the optimizer begins, unless it cannot resize what it got. */
const begins = 250

/** Milliseconds between two looks. Counters only: Next has a `sharp` object of its own. */
const interval = 5

/** Resolves when the image that the optimizer has just got is resized. */
async function resized(): Promise<void> {
  const since = performance.now()
  for (let hasBegun = false; ;) {
    await setTimeout(interval)
    const isBusy = Object.values(sharp.counters()).some((tasks) => tasks > 0)
    if (!isBusy && (hasBegun || performance.now() - since > begins)) return
    hasBegun ||= isBusy
  }
}

/** Responds 503. Next's optimizer passes on the status alone: its visitor gets the header here. */
export function respondBusy(response: ServerResponse): void {
  const visitors = currentResponse()
  if (visitors && !visitors.headersSent) visitors.setHeader('Retry-After', retryAfter)
  response.writeHead(503, { 'Retry-After': retryAfter, 'Cache-Control': 'no-store' }).end()
}
