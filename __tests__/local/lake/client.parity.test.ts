/** @jest-environment node */
import { ClientError, type MutationEvent, type WelcomeEvent } from '@sanity/client'
import sharp from 'sharp'
import { prepareLake, startLakeProcess, temporaryFolder, type RunningLake } from './support/lakeProcess.ts'

/** The real @sanity/client over HTTP against the lake, as the site and the Studio use it. */
describe('the real @sanity/client', () => {
  const dataDir = temporaryFolder()
  let lake: RunningLake

  beforeAll(async () => {
    prepareLake(dataDir)
    lake = await startLakeProcess(dataDir)
  })
  afterAll(() => lake.kill())

  async function refusal(promise: Promise<unknown>): Promise<ClientError> {
    const error: unknown = await promise.then(
      () => undefined,
      (reason: unknown) => reason,
    )
    expect(error).toBeInstanceOf(ClientError)
    return error as ClientError
  }

  it('creates a document, reads it back by id and by query, and lets the lake choose an id', async () => {
    const client = lake.client()
    const created = await client.create({ _type: 'post', title: 'Hello', tags: ['a', 'b'] })
    expect(created._id).toMatch(/^[0-9a-f-]{36}$/)
    expect(created._createdAt).toBe(created._updatedAt)
    expect(await client.getDocument(created._id)).toEqual(created)
    expect(await client.getDocuments([created._id, 'nobody'])).toEqual([created, null])
    expect(
      await client.fetch('*[_type == $type && title match $words][0]{title, "n": count(tags)}', {
        type: 'post',
        words: 'hel*',
      }),
    ).toEqual({ title: 'Hello', n: 2 })
    const prefixed = await client.create({ _id: 'post.', _type: 'post' })
    expect(prefixed._id).toMatch(/^post\.[0-9a-f-]{36}$/)
  })

  it('sends long queries by POST', async () => {
    const filler = 'x'.repeat(20_000)
    expect(await lake.client().fetch('*[_id == "note" && $filler != ""][0]._id', { filler })).toBe('note')
  })

  it('shows drafts, published documents or everything, as the perspective says', async () => {
    const client = lake.client()
    await client.createOrReplace({ _id: 'page', _type: 'page', title: 'Public' })
    await client.createOrReplace({ _id: 'drafts.page', _type: 'page', title: 'In work' })
    await client.createOrReplace({ _id: 'drafts.unborn', _type: 'page', title: 'Never published' })
    const query = '*[_type == "page"] | order(title) {_id, _originalId, title}'
    const see = (perspective: 'raw' | 'published' | 'drafts') => client.fetch(query, {}, { perspective })
    expect(await see('published')).toEqual([{ _id: 'page', _originalId: null, title: 'Public' }])
    expect(await see('drafts')).toEqual([
      { _id: 'page', _originalId: 'drafts.page', title: 'In work' },
      { _id: 'unborn', _originalId: 'drafts.unborn', title: 'Never published' },
    ])
    expect((await see('raw')).map((page: { _id: string }) => page._id)).toEqual([
      'drafts.page',
      'drafts.unborn',
      'page',
    ])
    expect(await client.fetch(query)).toHaveLength(1)
    expect(await lake.client({ apiVersion: '2024-01-01' }).fetch(query)).toHaveLength(3)
  })

  it('applies every kind of patch', async () => {
    const client = lake.client()
    await client.createOrReplace({
      _id: 'patched',
      _type: 'thing',
      count: 1,
      list: [
        { _key: 'a', n: 1 },
        { _key: 'b', n: 2 },
      ],
      gone: true,
      text: 'abc',
    })
    await client
      .patch('patched')
      .set({ 'list[_key=="b"].n': 20, 'deep.er': 1 })
      .setIfMissing({ count: 100, added: [] })
      .inc({ count: 5 })
      .unset(['gone', 'list[_key=="a"]'])
      .insert('after', 'list[-1]', [{ _key: 'c', n: 3 }])
      .commit()
    expect(await client.getDocument('patched')).toMatchObject({
      count: 6,
      added: [],
      deep: { er: 1 },
      list: [
        { _key: 'b', n: 20 },
        { _key: 'c', n: 3 },
      ],
    })
    expect(await client.getDocument('patched')).not.toHaveProperty('gone')
  })

  it('patches by query, and gives array items the keys they lack when asked', async () => {
    const client = lake.client()
    await client.create({ _id: 'q1', _type: 'queried', n: 1 })
    await client.create({ _id: 'q2', _type: 'queried', n: 2 })
    await client
      .patch({ query: '*[_type == "queried" && n > $min]', params: { min: 1 } })
      .set({ items: [{ a: 1 }] })
      .commit({ autoGenerateArrayKeys: true })
    expect(await client.getDocument('q1')).not.toHaveProperty('items')
    expect((await client.getDocument('q2'))?.items).toEqual([{ _key: expect.any(String), a: 1 }])
  })

  it('deletes by query', async () => {
    const client = lake.client()
    for (const n of [1, 2, 3]) await client.create({ _id: `old-${n}`, _type: 'old', n })
    await client.delete({ query: '*[_type == "old" && n < $limit]', params: { limit: 3 } })
    expect(await client.fetch('*[_type == "old"]._id')).toEqual(['old-3'])
  })

  it('refuses a patch whose ifRevisionId is out of date, and changes nothing', async () => {
    const client = lake.client()
    const first = await client.createOrReplace({ _id: 'revised', _type: 'thing', n: 1 })
    const second = await client.patch('revised').ifRevisionId(first._rev).set({ n: 2 }).commit()
    const error = await refusal(client.patch('revised').ifRevisionId(first._rev).set({ n: 3 }).commit())
    expect(error.statusCode).toBe(409)
    expect(error.details).toMatchObject({
      type: 'mutationError',
      items: [{ error: { type: 'documentRevisionIDDoesNotMatchError', currentRevisionID: second._rev } }],
    })
    expect(await client.getDocument('revised')).toEqual(second)
  })

  it('runs a transaction whole or not at all, under the id the client gave it', async () => {
    const client = lake.client()
    const done = await client
      .transaction()
      .transactionId('my-transaction')
      .create({ _id: 't1', _type: 'thing' })
      .createIfNotExists({ _id: 't1', _type: 'thing', ignored: true })
      .createOrReplace({ _id: 't2', _type: 'thing', n: 1 })
      .patch('t2', (patch) => patch.inc({ n: 1 }))
      .commit()
    expect(done.transactionId).toBe('my-transaction')
    expect(await client.getDocument('t2')).toMatchObject({ n: 2, _rev: 'my-transaction' })

    const error = await refusal(
      client
        .transaction()
        .create({ _id: 't3', _type: 'thing' })
        .delete('t2')
        .create({ _id: 't1', _type: 'thing' })
        .commit(),
    )
    expect(error.message).toContain('Document by ID "t1" already exists')
    expect(await client.getDocuments(['t2', 't3'])).toEqual([expect.objectContaining({ _id: 't2' }), null])
    expect(
      (
        await refusal(
          client.transaction().transactionId('my-transaction').create({ _id: 't4', _type: 'thing' }).commit(),
        )
      ).statusCode,
    ).toBe(409)
  })

  it('rehearses with dryRun', async () => {
    const client = lake.client()
    const rehearsed = await client.create({ _id: 'rehearsed', _type: 'thing' }, { dryRun: true })
    expect(rehearsed._id).toBe('rehearsed')
    expect(await client.getDocument('rehearsed')).toBeUndefined()
  })

  it('answers 409 for what exists and for what does not', async () => {
    const client = lake.client()
    expect((await refusal(client.create({ _id: 'note', _type: 'note' }))).details).toMatchObject({
      items: [{ error: { type: 'documentAlreadyExistsError' } }],
    })
    expect((await refusal(client.patch('nobody').set({ a: 1 }).commit())).details).toMatchObject({
      items: [{ error: { type: 'documentNotFoundError', id: 'nobody' } }],
    })
  })

  it('keeps references whole: both ends of a strong one, and neither of a weak one', async () => {
    const client = lake.client()
    await client.create({ _id: 'author', _type: 'person' })
    await client.create({ _id: 'book', _type: 'book', author: { _type: 'reference', _ref: 'author' } })
    await client.create({
      _id: 'fan',
      _type: 'book',
      author: { _type: 'reference', _ref: 'author', _weak: true },
    })
    const error = await refusal(client.delete('author'))
    expect(error.statusCode).toBe(409)
    expect(error.details).toMatchObject({
      type: 'mutationError',
      items: [{ error: { type: 'documentHasExistingReferencesError', referencingIDs: ['book'] } }],
    })
    const dangling = await refusal(
      client.create({ _type: 'book', author: { _type: 'reference', _ref: 'nobody' } }),
    )
    expect(dangling.message).toContain('references non-existent document "nobody"')
    await client.transaction().delete('author').delete('book').commit()
    expect(await client.fetch('*[_id == "fan"][0]{author->}')).toEqual({ author: null })
  })

  it('names the function, or the place, that a query got wrong', async () => {
    const client = lake.client()
    const unknown = await refusal(client.fetch('*[_type == "post" && fuzzy(title)]'))
    expect(unknown.statusCode).toBe(400)
    expect(unknown.message).toContain('Undefined function: fuzzy')
    expect((await refusal(client.fetch('*[geo::distance(a, b) < 10]'))).message).toContain(
      'Function geo::distance() is not supported',
    )
    const unread = await refusal(client.fetch(']'))
    expect(unread.details).toMatchObject({ type: 'queryParseError' })
    expect(unread.message).toMatch(/\n +\| \^ Syntax error .+: Expected expression/)
    const unfinished = await refusal(client.fetch('*[\n  _type ==]'))
    expect(unfinished.message).toMatch(/\| {3}_type ==\]\n +\| {10}\^ Syntax error/)
  })

  it('uploads a picture, describes it, and serves it in other sizes; the same bytes are the same asset', async () => {
    const client = lake.client()
    const png = await sharp({
      create: { width: 80, height: 40, channels: 4, background: { r: 200, g: 30, b: 30, alpha: 0.5 } },
    })
      .png()
      .toBuffer()
    const asset = await client.assets.upload('image', png, { filename: 'red box.png', title: 'A box' })
    expect(asset).toMatchObject({
      _type: 'sanity.imageAsset',
      originalFilename: 'red box.png',
      title: 'A box',
      extension: 'png',
      mimeType: 'image/png',
      size: png.length,
      metadata: {
        dimensions: { width: 80, height: 40, aspectRatio: 2 },
        hasAlpha: true,
        isOpaque: false,
        lqip: expect.stringMatching(/^data:image\/png;base64,/),
        palette: { dominant: { background: expect.stringMatching(/^#[0-9a-f]{6}$/) } },
      },
    })
    expect(asset._id).toBe(`image-${asset.sha1hash}-80x40-png`)
    expect((await client.assets.upload('image', png))._id).toBe(asset._id)

    const original = await fetch(asset.url)
    expect(Buffer.from(await original.arrayBuffer())).toEqual(png)
    const small = await fetch(`${asset.url}?w=20&fm=webp`)
    expect(small.headers.get('content-type')).toBe('image/webp')
    expect(small.headers.get('cache-control')).toContain('immutable')
    expect(await sharp(Buffer.from(await small.arrayBuffer())).metadata()).toMatchObject({
      width: 20,
      height: 10,
    })
    const again = await fetch(`${asset.url}?w=20&fm=webp`, {
      headers: { 'if-none-match': small.headers.get('etag') ?? '' },
    })
    expect(again.status).toBe(304)

    await client.delete(asset._id)
    expect((await fetch(asset.url)).status).toBe(404)
  })

  it('uploads a file and offers it for download', async () => {
    const asset = await lake.client().assets.upload('file', Buffer.from('%PDF-1.4'), {
      filename: 'guide.pdf',
      contentType: 'application/pdf',
    })
    expect(asset).toMatchObject({
      _id: `file-${asset.sha1hash}-pdf`,
      _type: 'sanity.fileAsset',
      mimeType: 'application/pdf',
    })
    const download = await fetch(`${asset.url}?dl=guide.pdf`)
    expect(await download.text()).toBe('%PDF-1.4')
    expect(download.headers.get('content-disposition')).toBe('attachment; filename="guide.pdf"')
  })

  it('keeps where an asset came from, and serves a file of an ending that nobody knows as a download', async () => {
    const source = { id: 'p1', name: 'library', url: 'https://pictures.example/p1' }
    const asset = await lake.client().assets.upload('file', Buffer.from('bytes'), {
      filename: 'odd.constructor',
      source,
    })
    expect(asset).toMatchObject({
      source: { _type: 'sanity.assetSourceData', ...source },
      mimeType: 'application/octet-stream',
    })
    const served = await fetch(asset.url)
    expect(served.headers.get('content-type')).toBe('application/octet-stream')
    expect(served.headers.get('content-disposition')).toBe('attachment')
  })

  it('tells a listener what it asked about, document by document, over a stream port', async () => {
    const client = lake.client()
    const events: MutationEvent[] = []
    let ready: (event: WelcomeEvent) => void
    let enough: () => void
    const welcome = new Promise<WelcomeEvent>((resolve) => (ready = resolve))
    const three = new Promise<void>((resolve) => (enough = resolve))
    const subscription = client
      .listen(
        '*[_type == "heard" && n >= $min]',
        { min: 2 },
        {
          events: ['welcome', 'mutation'],
          includeResult: true,
          includePreviousRevision: true,
          effectFormat: 'mendoza',
        },
      )
      .subscribe((event) => {
        if (event.type === 'welcome') ready(event)
        if (event.type === 'mutation' && events.push(event) === 3) enough()
      })
    await welcome
    await client.create({ _id: 'h0', _type: 'unheard', n: 5 })
    const made = await client
      .transaction()
      .create({ _id: 'h1', _type: 'heard', n: 2 })
      .create({ _id: 'h2', _type: 'heard', n: 1 })
      .commit()
    await client.patch('h1').inc({ n: 1 }).commit()
    await client.patch('h1').set({ n: 0 }).commit()
    await three
    subscription.unsubscribe()
    expect(events.map(({ documentId, transition }) => [documentId, transition])).toEqual([
      ['h1', 'appear'],
      ['h1', 'update'],
      ['h1', 'disappear'],
    ])
    expect(events[0]).toMatchObject({
      transactionId: made.transactionId,
      transactionTotalEvents: 1,
      mutations: [{ create: { _id: 'h1' } }],
      result: { n: 2 },
      effects: { apply: [0, expect.objectContaining({ n: 2 })], revert: [0, null] },
    })
    expect(events[1]).toMatchObject({ previousRev: made.transactionId, previous: { n: 2 }, result: { n: 3 } })
  })

  it('tells a listener that its query cannot be run, and goes on telling the others', async () => {
    const client = lake.client()
    const query = '*[_type == "rounded" && round(n, 500) == 1]'
    const listening: Promise<unknown>[] = []
    const listen = (filter: string) => {
      const events = client.listen(filter, {}, { events: ['welcome', 'mutation'] })
      return new Promise<string>((resolve) => {
        listening.push(
          new Promise<void>((ready) => {
            const subscription = events.subscribe({
              next: ({ type }) => {
                if (type === 'welcome') return ready()
                subscription.unsubscribe()
                resolve(type)
              },
              error: (error: Error) => resolve(error.message),
            })
          }),
        )
      })
    }
    const [broken, sound] = [listen(query), listen('*[_type == "rounded"]')]
    await Promise.all(listening)
    await client.create({ _type: 'rounded', n: 1 })
    expect(await broken).toContain('The query cannot be run')
    expect(await sound).toBe('mutation')
    expect((await refusal(client.fetch(query, {}, { perspective: 'raw' }))).statusCode).toBe(400)
  })

  it('announces changes to live pages', async () => {
    const client = lake.client()
    const seen: string[] = []
    let done: () => void
    const finished = new Promise<void>((resolve) => (done = resolve))
    const subscription = client.live.events().subscribe((event) => {
      seen.push(event.type)
      if (event.type === 'welcome') void client.create({ _type: 'post', title: 'Live' })
      if (event.type === 'message') done()
    })
    await finished
    subscription.unsubscribe()
    expect(seen).toEqual(['welcome', 'message'])
  })

  it('saves, publishes, unpublishes and deletes through actions, atomically', async () => {
    const client = lake.client()
    const ids = { draftId: 'drafts.acted', publishedId: 'acted' }
    await client.action({
      actionType: 'sanity.action.document.create',
      publishedId: 'acted',
      attributes: { _id: 'drafts.acted', _type: 'thing', n: 1 },
      ifExists: 'fail',
    })
    await client.action({ actionType: 'sanity.action.document.publish', ...ids })
    expect(await client.getDocuments(['acted', 'drafts.acted'])).toEqual([
      expect.objectContaining({ n: 1 }),
      null,
    ])

    await client.action({ actionType: 'sanity.action.document.edit', ...ids, patch: { set: { n: 2 } } })
    const failed = await refusal(
      client.action([
        { actionType: 'sanity.action.document.publish', ...ids },
        { actionType: 'sanity.action.document.publish', draftId: 'drafts.nobody', publishedId: 'nobody' },
      ]),
    )
    expect(failed.statusCode).toBe(409)
    expect((await client.getDocument('acted'))?.n).toBe(1)

    await client.action({ actionType: 'sanity.action.document.discard', draftId: 'drafts.acted' })
    await client.action({ actionType: 'sanity.action.document.unpublish', ...ids })
    expect(await client.getDocuments(['acted', 'drafts.acted'])).toEqual([
      null,
      expect.objectContaining({ n: 1 }),
    ])
    await client.action({ actionType: 'sanity.action.document.publish', ...ids })
    await client.create({ _id: 'pointer', _type: 'thing', to: { _type: 'reference', _ref: 'acted' } })
    const protectedError = await refusal(
      client.action({ actionType: 'sanity.action.document.delete', publishedId: 'acted', includeDrafts: [] }),
    )
    expect(protectedError.details).toMatchObject({
      items: [{ error: { type: 'documentHasExistingReferencesError' } }],
    })
    await client.delete('pointer')
    await client.action({
      actionType: 'sanity.action.document.delete',
      publishedId: 'acted',
      includeDrafts: [],
    })
    expect(await client.getDocument('acted')).toBeUndefined()
  })

  it('names an action it does not know', async () => {
    const error = await refusal(
      lake.client().action({ actionType: 'sanity.action.release.create', releaseId: 'r1' }),
    )
    expect(error.message).toContain('sanity.action.release.create')
  })
})
