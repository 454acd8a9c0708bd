import { DataFolderInUseError, PortInUseError, UnreadableDataError } from './errors.ts'
import { startLake, type Seed } from './server.ts'
import { streamPortCount } from '../tools/stack/ports.ts'

/**
 * The content lake as a process of its own. Reads LAKE_PORT, LAKE_DATA, LAKE_ORIGINS
 * (comma-separated), LAKE_WEBHOOK_URL and SANITY_REVALIDATE_SECRET. Says `ready` on its output and,
 * when forked, to its parent. Ends on SIGTERM, on SIGINT and when its parent dies.
 */
const port = Number(process.env.LAKE_PORT ?? 3333)
const webhookUrl = process.env.LAKE_WEBHOOK_URL
const secret = process.env.SANITY_REVALIDATE_SECRET

/** Loaded late: only a fresh lake needs it, and it loads all the images. */
async function seed(): Promise<Seed> {
  const { seedDocuments, seedAssetRoot } = await import('../../sanity/seed/index.ts')
  return { documents: seedDocuments, assetRoot: seedAssetRoot }
}

try {
  const lake = await startLake({
    port,
    streamPorts: Array.from({ length: streamPortCount }, (_, index) => port + 1 + index),
    dataDir: process.env.LAKE_DATA ?? 'local/.data/lake',
    projectId: process.env.NEXT_PUBLIC_SANITY_PROJECT_ID ?? 'local',
    dataset: process.env.NEXT_PUBLIC_SANITY_DATASET ?? 'production',
    allowedOrigins: (process.env.LAKE_ORIGINS ?? 'http://localhost:3000').split(',').filter(Boolean),
    webhook: webhookUrl && secret ? { url: webhookUrl, secret } : undefined,
    seed,
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
  const expected = [PortInUseError, DataFolderInUseError, UnreadableDataError].some(
    (kind) => error instanceof kind,
  )
  console.error(expected && error instanceof Error ? error.message : error)
  process.exit(1)
}
