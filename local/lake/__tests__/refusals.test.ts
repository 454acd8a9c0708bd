import { clientOf, refusal } from './support/lakeProcess.ts'
import { lakeServer } from './support/lakeServer.ts'

const text = expect.any(String) as unknown
const plain = (statusCode: number, error: string) => ({ statusCode, error, message: text })
const unread = (query: string, description: unknown, place = {}) => ({
  error: { type: 'queryParseError', description, query, ...place },
})
const fault = (type: string, details = {}, kind = 'mutationError') => ({
  error: {
    type: kind,
    description: text,
    items: [{ index: 0, error: { type, description: text, ...details } }],
  },
})
const body = { error: { type: 'httpInvalidRequestBody', description: text } }

const [read, mutate, act] = ['/data/query/production', '/data/mutate/production', '/data/actions/production']
const mutations = (...list: object[]) => ({ mutations: list })
const create = (_id: string, _ref?: string) => ({
  create: { _id, _type: 'note', ...(_ref ? { to: { _type: 'reference', _ref } } : {}) },
})
const publish = { actionType: 'sanity.action.document.publish', draftId: 'drafts.no', publishedId: 'no' }
const revisions = { currentRevisionID: text, expectedRevisionID: 'old' }

/** The bodies are those of hosted Sanity; see the README. */
describe('a refused request', () => {
  const { port } = lakeServer({ tokens: ['secret'] })

  it.each<[status: number, url: string, sent: unknown, expected: object, token?: string]>([
    [400, `${read}?query=]`, undefined, unread(']', text, { start: 1, end: 1 })],
    [400, `${read}?query=fuzzy(1)`, undefined, unread('fuzzy(1)', 'Undefined function: fuzzy')],
    [400, `${read}?query=$x`, undefined, unread('$x', 'param $x referenced, but not provided')],
    [400, `${read}?query=1&$x={`, undefined, plain(400, 'Bad Request')],
    [400, `${read}?query=1&perspective=no.such`, undefined, plain(400, 'Bad Request')],
    [400, mutate, '{', body],
    [400, mutate, {}, body],
    [400, mutate, mutations({ explode: 1 }), body],
    [400, act, { actions: [{}] }, body],
    [400, mutate, mutations({ create: {} }), fault('validationError')],
    [400, act, { actions: [{ actionType: 'no' }] }, fault('actionError', {}, 'actionError')],
    [401, read, undefined, { ...plain(401, 'Unauthorized'), errorCode: 'SIO-401-ANF' }, 'wrong'],
    [403, `${read}?query=1&perspective=drafts`, undefined, plain(403, 'Forbidden'), ''],
    [403, '/assets/files/production', 'text', plain(403, 'Forbidden'), ''],
    [403, mutate, mutations(), fault('insufficientPermissionsError'), ''],
    [403, act, { actions: [] }, fault('insufficientPermissionsError'), ''],
    [404, '/data/query/no?query=1', undefined, plain(404, 'Dataset not found')],
    [404, '/data/teleport/production', undefined, plain(404, 'Not Found')],
    [405, mutate, undefined, plain(405, 'Method Not Allowed')],
    [409, mutate, mutations(create('note')), fault('documentAlreadyExistsError', { id: 'note' })],
    [409, mutate, mutations({ patch: { id: 'no' } }), fault('documentNotFoundError', { id: 'no' })],
    [
      409,
      mutate,
      mutations({ patch: { id: 'note', ifRevisionID: 'old' } }),
      fault('documentRevisionIDDoesNotMatchError', { id: 'note', ...revisions }),
    ],
    [
      409,
      mutate,
      mutations(create('new', 'no')),
      fault('documentReferenceDoesNotExistError', { id: 'new', referenceID: 'no' }),
    ],
    [
      409,
      mutate,
      mutations({ delete: { id: 'note' } }, create('new', 'note')),
      fault('documentHasExistingReferencesError', { id: 'note', referencingIDs: ['new'] }),
    ],
    [409, act, { actions: [publish] }, fault('actionError', {}, 'actionError')],
  ])('is answered %i as hosted Sanity does: %s %j', async (status, url, sent, expected, token = 'secret') => {
    const client = clientOf(port(), { token: token || undefined })
    const error = await refusal(client.request({ url, body: sent, method: sent ? 'POST' : 'GET' }))
    expect([error.statusCode, error.response.body]).toEqual([status, expected])
  })
})
