import { randomUUID } from 'node:crypto'
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { create, extract } from 'tar'
import { exportArchive } from '../archive/exportArchive.ts'
import { importArchive } from '../archive/importArchive.ts'
import { importDocuments } from '../archive/importDocuments.ts'
import { ImportError } from '../errors.ts'
import { temporaryFolder } from './support/lakeProcess.ts'
import { openLake } from './support/store.ts'

const project = { projectId: 'local', dataset: 'production' }
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"/>'

describe('import and export', () => {
  const root = temporaryFolder()
  const assetRoot = path.join(root, 'seed')
  const lakes: ReturnType<typeof openLake>[] = []
  const open = (name: string) => {
    const lake = openLake(path.join(root, name))
    lakes.push(lake)
    return lake
  }
  afterAll(() => lakes.forEach(({ store }) => store.close()))

  beforeAll(() => {
    for (const folder of ['images', 'files']) mkdirSync(path.join(assetRoot, folder), { recursive: true })
    writeFileSync(path.join(assetRoot, 'images', 'x.svg'), svg)
    writeFileSync(path.join(assetRoot, 'files', 'guide.pdf'), '%PDF-1.4')
    writeFileSync(path.join(root, 'outside.svg'), svg)
  })

  const documents = [
    {
      _id: 'home',
      _type: 'page',
      lead: { _type: 'reference', _ref: 'ada' },
      hero: { _type: 'image', alt: 'A box', _sanityAsset: 'image@file://./images/x.svg' },
    },
    {
      _id: 'ada',
      _type: 'person',
      name: 'Ada',
      pictures: [{ _key: 'a', _type: 'image', _sanityAsset: 'image@file://./images/x.svg' }],
    },
    {
      _id: 'drafts.ada',
      _type: 'person',
      name: 'Ada King',
      cv: { _type: 'file', _sanityAsset: 'file@file://./files/guide.pdf' },
    },
  ]

  it('loads documents and files in one transaction, without a webhook', async () => {
    const { store, ask } = open('seeded')
    await importDocuments(store, project, documents, assetRoot)
    expect(
      ask('*[_id == "home"][0].hero{_type, alt, "size": asset->metadata.dimensions.width, _sanityAsset}'),
    ).toEqual({ _type: 'image', alt: 'A box', size: 30, _sanityAsset: null })
    expect(ask('*[_id == "drafts.ada"][0].cv.asset->{originalFilename, mimeType}')).toEqual({
      originalFilename: 'guide.pdf',
      mimeType: 'application/pdf',
    })
    expect(new Set(ask('*[]._rev') as string[]).size).toBe(1)
    expect(ask('count(*[_type == "sanity.imageAsset"])')).toBe(1)
    expect(store.outbox.pending()).toEqual([])
  })

  it.each([
    ['image@file://./images/none.svg', 'Cannot read the asset'],
    ['image@file://./../outside.svg', 'outside of the archive'],
    ['image@https://example.com/x.svg', 'Not an asset'],
    ['x.svg', 'Not an asset'],
  ])('refuses %s, and loads nothing', async (source, message) => {
    const { store } = open(`refused-${message.length}-${source.length}`)
    await expect(
      importDocuments(
        store,
        project,
        [
          { _id: 'ok', _type: 'page' },
          { _id: 'bad', _type: 'page', picture: { _sanityAsset: source } },
        ],
        assetRoot,
      ),
    ).rejects.toThrow(message)
    expect(store.isEmpty()).toBe(true)
  })

  it('refuses the document of an asset, which has no file here', async () => {
    const { store } = open('raw')
    const asset = { _id: `image-${'0'.repeat(40)}-1x1-svg`, _type: 'sanity.imageAsset' }
    await expect(importDocuments(store, project, [asset], assetRoot)).rejects.toThrow('without the file')
  })

  it('names the document that refers to one that does not exist', async () => {
    const { store } = open('dangling')
    await expect(
      importDocuments(store, project, [{ _id: 'a', _type: 'page', to: { _ref: 'nobody' } }], assetRoot),
    ).rejects.toThrow('Document "a" references non-existent document "nobody"')
  })

  it('exports what sanity dataset import takes, and takes it back unchanged', async () => {
    const source = open('source')
    await importDocuments(source.store, project, documents, assetRoot)
    const written = { altText: 'A box', title: 'Box', opt: { media: { tags: ['seen'] } }, rights: 'ours' }
    const gone = `image-${'0'.repeat(40)}-1x1-svg`
    source.write([
      { patch: { query: '*[_type == "sanity.imageAsset"]', set: written } },
      {
        patch: {
          id: 'home',
          set: { gone: { _type: 'image', asset: { _type: 'reference', _ref: gone, _weak: true } } },
        },
      },
    ])
    const archive = path.join(root, 'export.tar.gz')
    expect(await exportArchive(source.store, archive)).toEqual({ documents: 3, assets: 2 })

    const unpacked = path.join(root, 'unpacked')
    mkdirSync(unpacked)
    await extract({ file: archive, cwd: unpacked })
    const lines = readFileSync(path.join(unpacked, 'export', 'data.ndjson'), 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>)
    expect(lines.map((line) => line._id)).toEqual(['ada', 'drafts.ada', 'home'])
    const sha1 = String(source.ask('*[_type == "sanity.imageAsset"][0].sha1hash'))
    expect(lines[2]?.hero).toEqual({
      _type: 'image',
      alt: 'A box',
      _sanityAsset: `image@file://./images/${sha1}-30x20.svg`,
    })
    expect(readFileSync(path.join(unpacked, 'export', 'images', `${sha1}-30x20.svg`), 'utf8')).toBe(svg)
    const assets = JSON.parse(readFileSync(path.join(unpacked, 'export', 'assets.json'), 'utf8')) as Record<
      string,
      unknown
    >
    expect(assets[`image-${sha1}`]).toMatchObject({
      originalFilename: 'x.svg',
      altText: 'A box',
      title: 'Box',
    })

    const target = open('target')
    // What is there already is overwritten too.
    await importDocuments(target.store, project, documents, assetRoot)
    target.write([
      { patch: { query: '*[_type == "sanity.imageAsset"]', set: { altText: 'Theirs' } } },
      { create: { _id: 'stays', _type: 'page' } },
      { createOrReplace: { _id: 'home', _type: 'page', old: true } },
    ])
    expect(await importArchive(target.store, project, archive)).toBe(3)
    const clean = (value: unknown) =>
      JSON.parse(
        JSON.stringify(value, (key, item: unknown) =>
          ['_rev', '_updatedAt', '_createdAt', 'uploadId'].includes(key) ? undefined : item,
        ),
      ) as unknown
    expect(clean(target.ask('*[_id != "stays"]'))).toEqual(clean(source.ask('*')))
    expect(target.ask('defined(*[_id == "stays"][0])')).toBe(true)
  })

  it('says what is wrong with a file that is no export', async () => {
    const { store } = open('wrong')
    const notAnArchive = path.join(root, 'seed', 'images', 'x.svg')
    await expect(importArchive(store, project, notAnArchive)).rejects.toBeInstanceOf(ImportError)
    const empty = path.join(root, 'empty.tar.gz')
    await create({ gzip: true, file: empty, cwd: assetRoot }, ['images'])
    await expect(importArchive(store, project, empty)).rejects.toThrow('no data.ndjson')
    expect(store.isEmpty()).toBe(true)
  })

  it('unpacks no link, which could lead to any file of this machine', async () => {
    const folder = path.join(root, 'linking')
    mkdirSync(path.join(folder, 'files'), { recursive: true })
    const secret = path.join(root, 'secret.txt')
    writeFileSync(secret, 'secret')
    symlinkSync(secret, path.join(folder, 'files', 'a.txt'))
    const link = { _type: 'file', _sanityAsset: 'file@file://./files/a.txt' }
    writeFileSync(path.join(folder, 'data.ndjson'), JSON.stringify({ _id: 'a', _type: 'page', link }))
    const archive = path.join(root, 'linking.tar.gz')
    await create({ gzip: true, file: archive, cwd: folder }, ['data.ndjson', 'files'])
    const { store } = open('target of a link')
    await expect(importArchive(store, project, archive)).rejects.toThrow('Cannot read the asset')
    expect(store.isEmpty()).toBe(true)
  })

  describe('what sanity dataset import takes', () => {
    const picture = (source: string) => ({ _type: 'image', _sanityAsset: source })
    const lines = (...documents: object[]) => documents.map((each) => JSON.stringify(each)).join('\n')
    const page = { _id: 'a', _type: 'page', picture: picture('image@file://./images/my%20box.svg') }
    const folder = path.join(root, 'taken')
    beforeAll(() => {
      for (const top of [folder, path.join(folder, 'wrapped', 'any name')]) {
        mkdirSync(path.join(top, 'images'), { recursive: true })
        writeFileSync(path.join(top, 'images', 'my box.svg'), svg)
        writeFileSync(path.join(top, 'images', '.DS_Store'), 'x')
        writeFileSync(path.join(top, 'data.ndjson'), lines(page))
      }
      writeFileSync(path.join(folder, 'some.ndjson'), `\uFEFF${lines(page, { _type: 'page' })}\n`)
      writeFileSync(path.join(folder, 'some.ndjson.gz'), gzipSync(lines(page)))
      writeFileSync(
        path.join(folder, 'elsewhere.ndjson'),
        lines({ ...page, picture: picture(`image@file://${path.join(root, 'outside.svg')}`) }),
      )
    })

    it.each([
      ['a file of documents', 'some.ndjson', 2],
      ['a compressed one', 'some.ndjson.gz', 1],
      ['a file that names images elsewhere on this machine', 'elsewhere.ndjson', 1],
      ['a folder', '.', 1],
      ['a folder that wraps everything in another', 'wrapped', 1],
    ])('%s is loaded with its images', async (title, name, count) => {
      const { store, ask } = open(`taken: ${title}`)
      expect(await importArchive(store, project, path.join(folder, name))).toBe(count)
      expect(ask('*[_id == "a"][0].picture.asset->metadata.dimensions.width')).toBe(30)
    })

    it('anything else gets one line that says what is taken', async () => {
      const { store } = open('taken: nothing')
      writeFileSync(path.join(folder, 'content.zip'), 'PK')
      for (const name of ['content.zip', 'images'])
        await expect(importArchive(store, project, path.join(folder, name))).rejects.toThrow(
          /^[^\n]*takes a \.tar\.gz, a \.ndjson, a \.ndjson\.gz or a folder[^\n]*$/,
        )
    })
  })

  it('ignores the hidden files that macOS adds to an archive', async () => {
    const folder = path.join(root, 'packed by hand')
    mkdirSync(path.join(folder, 'export', 'images'), { recursive: true })
    const hidden = ['._export', '.DS_Store', 'export/._data.ndjson', 'export/images/._x.svg']
    for (const name of [...hidden, 'export/images/.DS_Store'])
      writeFileSync(path.join(folder, name), '\0\x05\x16\x07')
    writeFileSync(path.join(folder, 'export', 'images', 'x.svg'), svg)
    writeFileSync(path.join(folder, 'export', 'data.ndjson'), document)
    const archive = path.join(root, 'packed by hand.tar.gz')
    await create({ gzip: true, file: archive, cwd: folder }, ['./', '._export'])
    const { store, ask } = open('target of hands')
    expect(await importArchive(store, project, archive)).toBe(1)
    expect(ask('*[_type != "page"].originalFilename')).toEqual(['x.svg'])
  })

  it.each(['', 'no picture'])('names the image that it cannot read: "%s"', async (bytes) => {
    const folder = path.join(root, `broken-${bytes.length}`)
    mkdirSync(path.join(folder, 'images'), { recursive: true })
    writeFileSync(path.join(folder, 'images', 'broken.png'), bytes)
    writeFileSync(path.join(folder, 'data.ndjson'), document)
    const archive = `${folder}.tar.gz`
    await create({ gzip: true, file: archive, cwd: folder }, ['data.ndjson', 'images'])
    const { store } = open(`target of broken-${bytes.length}`)
    const loading = importArchive(store, project, archive)
    await expect(loading).rejects.toBeInstanceOf(ImportError)
    await expect(loading).rejects.toThrow('image@file://./images/broken.png: ')
    expect(store.isEmpty()).toBe(true)
  })

  const document = '{"_id":"a","_type":"page"}'

  it.each([
    ['data.ndjson, line 2: not valid JSON', { 'data.ndjson': `${document}\n{oops\n` }],
    ['data.ndjson, line 2: not a document', { 'data.ndjson': `${document}\n42\n` }],
    ['assets.json: not valid JSON', { 'data.ndjson': document, 'assets.json': '{"image-' }],
    ['assets.json: not the list of assets', { 'data.ndjson': document, 'assets.json': 'null' }],
    ['assets.json: not the list of assets', { 'data.ndjson': document, 'assets.json': '{"image-a":1}' }],
  ])('says of a damaged export "%s", and loads none of it', async (message, files) => {
    const name = randomUUID()
    const folder = path.join(root, name)
    mkdirSync(folder)
    for (const [file, text] of Object.entries(files)) writeFileSync(path.join(folder, file), text)
    const archive = path.join(root, `${name}.tar.gz`)
    await create({ gzip: true, file: archive, cwd: folder }, Object.keys(files))
    const { store } = open(`target of ${name}`)
    const loading = importArchive(store, project, archive)
    await expect(loading).rejects.toBeInstanceOf(ImportError)
    await expect(loading).rejects.toThrow(message)
    expect(store.isEmpty()).toBe(true)
  })
})
