import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { seedDocuments } from '../../sanity/seed/index.ts'

const seedFolder = path.resolve(__dirname, '../../sanity/seed')

type Node = Record<string, unknown>

/** Every object of the seed at any depth, with the id of its document. */
const nodes = seedDocuments.flatMap((document) =>
  objectsIn(document).map((node) => ({ id: document._id, node })),
)

function objectsIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn)
  if (typeof value !== 'object' || value === null) return []
  return [value as Node, ...Object.values(value).flatMap(objectsIn)]
}

const ofType = (type: string) => seedDocuments.filter(({ _type }) => _type === type)
const assets = nodes.flatMap(({ node }) => (typeof node._sanityAsset === 'string' ? [node._sanityAsset] : []))
const fileOf = (asset: string) => path.join(seedFolder, asset.replace(/^(image|file)@file:\/\//, ''))

describe('the seed', () => {
  it('gives every document an id of its own that visitors may read', () => {
    const ids = seedDocuments.map(({ _id }) => _id)
    expect(new Set(ids).size).toBe(ids.length)
    // An id with a dot is private to signed-in users.
    expect(ids.filter((id) => !/^[A-Za-z0-9_-]+$/.test(id))).toEqual([])
  })

  it('sorts every list by ranks that the ordering plugin can parse', () => {
    for (const type of ['teamMember', 'faqItem', 'caseStudy', 'review', 'roleGroup']) {
      const ranks = ofType(type).map(({ orderRank }) => String(orderRank))
      expect(ranks.filter((rank) => !/^0\|[0-9a-z]{6}:$/.test(rank))).toEqual([])
      expect([...new Set(ranks)].sort()).toEqual(ranks)
    }
  })

  it('gives every question a link of its own', () => {
    const links = ofType('faqItem').map(({ slug }) => (slug as { current: string }).current)
    expect(new Set(links).size).toBe(8)
  })

  it('gives every object in a list a key that is unique there', () => {
    const listsOf = (value: unknown): unknown[][] => {
      if (Array.isArray(value)) return [value, ...value.flatMap(listsOf)]
      return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listsOf) : []
    }
    const fields = seedDocuments.flatMap((document) => Object.values(document))
    const lists = fields
      .flatMap(listsOf)
      .filter((list) => list.some((item) => typeof item === 'object' && item !== null))
    expect(lists.length).toBeGreaterThan(20)
    for (const list of lists) {
      const keys = list.map((item) => (item as Node)._key)
      expect(keys).not.toContain(undefined)
      expect(new Set(keys).size).toBe(keys.length)
    }
  })

  it('finds every picture and file on disk', () => {
    expect(assets.length).toBeGreaterThan(40)
    expect(assets.filter((asset) => !existsSync(fileOf(asset)))).toEqual([])
  })

  it('carries no picture that nothing shows', () => {
    const used = new Set(assets.map(fileOf))
    const onDisk = readdirSync(path.join(seedFolder, 'images')).map((name) =>
      path.join(seedFolder, 'images', name),
    )
    expect(onDisk.filter((file) => !used.has(file))).toEqual([])
  })
})
