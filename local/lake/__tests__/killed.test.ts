import type { SanityClient } from '@sanity/client'
import { prepareLake, startLakeProcess, temporaryFolder } from './support/lakeProcess.ts'

/**
 * Writes as fast as the lake responds, until it stops responding; returns what was acknowledged.
 */
async function writeUntilItDies(
  client: SanityClient,
  round: number,
  onWrite: () => void,
): Promise<Map<string, string>> {
  const acknowledged = new Map<string, string>()
  const writer = async (number: number) => {
    for (let n = 0; ; n++) {
      const id = `r${round}-w${number}-${n % 5}`
      try {
        const { transactionId } = await client
          .transaction()
          .createIfNotExists({ _id: id, _type: 'burst', n: 0 })
          .patch(id, (patch) => patch.set({ n, text: 'x'.repeat(n % 300) }))
          .createOrReplace({ _id: `${id}-twin`, _type: 'burst', n })
          .commit()
        acknowledged.set(id, transactionId)
        onWrite()
      } catch {
        return
      }
    }
  }
  await Promise.all([0, 1, 2, 3].map(writer))
  return acknowledged
}

describe('a lake that is killed with -9 during a burst of writes', () => {
  const dataDir = temporaryFolder()

  it('has everything it acknowledged when it comes back, whole, with its history', async () => {
    prepareLake(dataDir)
    const everything = new Map<string, string>()

    for (let round = 0; round < 5; round++) {
      const lake = await startLakeProcess(dataDir)
      let writes = 0
      const killAfter = 20 + Math.floor(Math.random() * 150)
      const acknowledged = await writeUntilItDies(lake.client({ timeout: 60_000 }), round, () => {
        if (++writes === killAfter) void lake.kill()
      })
      expect(acknowledged.size).toBeGreaterThan(0)
      for (const [id, transactionId] of acknowledged) everything.set(id, transactionId)
    }

    const lake = await startLakeProcess(dataDir)
    const client = lake.client()
    const documents: { _id: string; _rev: string; n: number }[] = await client.fetch('*[_type == "burst"]')
    const byId = new Map(documents.map((document) => [document._id, document]))
    for (const [id, transactionId] of everything) {
      // A write under way when the lake died may have made it, or not; but never half of it.
      expect(byId.get(`${id}-twin`)).toMatchObject({ n: byId.get(id)?.n, _rev: byId.get(id)?._rev })
      const log = await fetch(`${lake.url}/v2026-03-01/data/history/production/transactions/${id}?limit=1000`)
      const transactions = (await log.text())
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as { id: string })
      expect(transactions.map((transaction) => transaction.id)).toContain(transactionId)
      expect(transactions.at(-1)?.id).toBe(byId.get(id)?._rev)
    }
    await lake.kill()
  })
})
