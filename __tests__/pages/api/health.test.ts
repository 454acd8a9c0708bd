import health from '#pages/api/health.ts'
import { callRoute } from '#tests/fixtures/apiCall.ts'

test('a process is alive without asking a back end', async () => {
  const headers = { 'Cache-Control': 'no-store' }
  expect(await callRoute(health)).toEqual({
    status: 200,
    headers,
    body: { status: 'alive', regenerated: null },
  })
  expect(await callRoute(health, { method: 'POST' })).toMatchObject({ status: 405 })
})
