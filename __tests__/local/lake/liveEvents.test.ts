/** @jest-environment node */
import { prepareLake, startLakeProcess, temporaryFolder, type RunningLake } from './support/lakeProcess.ts'

/** What a live page hears when the lake goes and comes back. */
describe('live events', () => {
  const dataDir = temporaryFolder()
  let lake: RunningLake

  beforeAll(async () => {
    prepareLake(dataDir)
    lake = await startLakeProcess(dataDir)
  })
  afterAll(() => lake.kill())

  it('tell a page that comes back to a restarted lake to ask again, under ids that were never used before', async () => {
    const heard: { type: string; id?: string }[] = []
    const waiting = new Map<string, () => void>()
    const next = (type: string) => new Promise<void>((resolve) => waiting.set(type, resolve))
    const welcome = next('welcome')
    const subscription = lake
      .client()
      .live.events({ includeDrafts: true })
      .subscribe((event) => {
        heard.push({ type: event.type, ...('id' in event ? { id: event.id } : {}) })
        waiting.get(event.type)?.()
      })
    await welcome
    const message = next('message')
    await lake.client().create({ _id: 'drafts.note', _type: 'note' })
    await message

    const restart = next('restart')
    await lake.kill()
    lake = await startLakeProcess(dataDir, { LAKE_PORT: String(lake.port) })
    await restart
    const second = next('message')
    await lake.client().patch('drafts.note').set({ text: 'changed' }).commit()
    await second
    subscription.unsubscribe()

    const said = heard.filter(({ type }) => type !== 'reconnect')
    expect(said.map(({ type }) => type)).toEqual(['welcome', 'message', 'welcome', 'restart', 'message'])
    const messageIds = said.filter(({ type }) => type === 'message').map(({ id }) => id)
    expect(new Set(messageIds).size).toBe(2)
  }, 20_000)
})
