import { prepareLake, startLakeProcess, temporaryFolder } from './support/lakeProcess.ts'

/** How the lake's process ends, which is what the scripts around it go by. */
describe('the process of the lake', () => {
  const dataDir = temporaryFolder()
  beforeAll(() => prepareLake(dataDir))

  function end(child: {
    once: (event: 'exit', listener: (code: number | null, signal: string | null) => void) => void
  }) {
    return new Promise((resolve) => child.once('exit', (code, signal) => resolve({ code, signal })))
  }

  it('says why it does not start, and dies of the stop signal', async () => {
    const lake = await startLakeProcess(dataDir)
    await expect(startLakeProcess(dataDir)).rejects.toThrow(
      `the lake did not start: The content lake is already running on ${dataDir}. Stop it first (Ctrl-C where it was started).\n`,
    )
    // Its parent goes by the signal.
    lake.process.kill('SIGTERM')
    expect(await end(lake.process)).toEqual({ code: null, signal: 'SIGTERM' })
  })

  it('ends with its parent', async () => {
    const lake = await startLakeProcess(dataDir)
    lake.process.disconnect()
    expect(await end(lake.process)).toEqual({ code: 0, signal: null })
  })
})
