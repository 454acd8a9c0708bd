import { createServer } from 'node:net'
import { localPorts, portsInUse } from '#local/tools/stack/ports.ts'
import { testWith } from '#tests/fixtures/testWith.ts'

test('all ports follow from the site’s port, and no two are equal', () => {
  const ports = localPorts(4000)
  expect(ports).toMatchObject({ site: 4000, lake: 4333, blog: 4350, mail: 4351 })
  const all = Object.values(ports).flat()
  expect(new Set(all).size).toBe(all.length)
})

test.each([0, 80, 70_000])('%p is no port for the site', (port) => {
  expect(() => localPorts(port)).toThrow(RangeError)
})

testWith('ss')('ports in use are named in one line, with purpose and process', async () => {
  const server = createServer()
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const line = await portsInUse({ 'content lake': [port] })
  await new Promise((done) => server.close(done))
  expect(line).toContain(`Port ${port} (content lake, process ${process.pid} node`)
  expect(line).toContain(') is in use. ')
  expect(line).not.toContain('\n')
  expect(await portsInUse({ 'content lake': [port] })).toBeUndefined()
})
