#!/usr/bin/env node
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { ApiError, DataFolderInUseError, PortInUseError, UnreadableDataError } from './errors.ts'
import { startLake, type Seed } from './server.ts'

/**
 * The content lake as a process of its own. Its variables are in the README. Says `ready` on its
 * output and, when forked, to its parent. Ends on SIGTERM, on SIGINT and when its parent dies.
 */
const { env } = process
const port = Number(env.LAKE_PORT ?? 3333)
const dataDir = env.LAKE_DATA ?? path.join(import.meta.dirname, '../.data/lake')
const list = (text = '') => text.split(',').filter(Boolean)

/** Loaded late: only a fresh lake needs it, and it may load many images. */
async function seed(): Promise<Seed> {
  if (!env.LAKE_SEED) return { documents: [], assetRoot: dataDir }
  const { seedDocuments, seedAssetRoot } = (await import(pathToFileURL(env.LAKE_SEED).href)) as {
    seedDocuments: Seed['documents']
    seedAssetRoot: string
  }
  return { documents: seedDocuments, assetRoot: seedAssetRoot }
}

try {
  const lake = await startLake({
    port,
    streamPorts: env.LAKE_STREAM_PORTS
      ? list(env.LAKE_STREAM_PORTS).map(Number)
      : Array.from({ length: 8 }, (_, index) => port + 1 + index),
    dataDir,
    projectId: env.NEXT_PUBLIC_SANITY_PROJECT_ID ?? 'local',
    dataset: env.NEXT_PUBLIC_SANITY_DATASET ?? 'production',
    allowedOrigins: list(env.LAKE_ORIGINS ?? 'http://localhost:3000'),
    webhook:
      env.LAKE_WEBHOOK_URL && env.SANITY_REVALIDATE_SECRET
        ? {
            url: env.LAKE_WEBHOOK_URL,
            secret: env.SANITY_REVALIDATE_SECRET,
            projection: env.LAKE_WEBHOOK_PROJECTION,
          }
        : undefined,
    seed,
    tokens: list(env.LAKE_TOKENS),
    log: (line) => console.error(`lake: ${line}`),
  })
  let closing = false
  const stop = (signal?: NodeJS.Signals) => {
    if (closing) return
    closing = true
    void lake.close().then(() => {
      if (!signal) process.exit(0)
      // Dies of the signal after all, so that its parent sees that it was asked to stop.
      process.removeAllListeners(signal)
      process.kill(process.pid, signal)
    })
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  process.on('disconnect', () => stop())
  console.log('ready')
  process.send?.('ready')
} catch (error) {
  const expected = [PortInUseError, DataFolderInUseError, UnreadableDataError, ApiError].some(
    (kind) => error instanceof kind,
  )
  console.error(expected && error instanceof Error ? error.message : error)
  process.exit(1)
}
