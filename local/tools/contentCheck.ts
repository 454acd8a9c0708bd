import type { SanityClient } from '@sanity/client'
import { fit, type Shape } from '../../lib/sanity/content/shape.ts'
import { schema, shapeOf, typeNamed } from './schemaShapes.ts'
import { environmentOf, localSetup } from './stack/environment.ts'
import { lakeClient } from './stack/lake.ts'

/**
 * `npm run content:check` lists the documents with fields of a type that the schema does not have.
 * Only a program writes those. Pages leave the fields out. Drafts are read as well.
 */

type Document = { _id: string; _type: string }

const shapes = new Map<string, Shape>(
  schema.flatMap(({ name, type }) => (type === 'document' ? [[name, shapeOf(typeNamed(name))]] : [])),
)

const whatToDo = 'Is it running? "npm run demo" or "npm run backends" starts the local one.'

/** Per request. */
const batch = 1000

async function* documentsOf(client: SanityClient): AsyncGenerator<Document> {
  const query = `*[_type in $types && _id > $after] | order(_id asc)[0...${batch}]`
  const types = [...shapes.keys()].filter((name) => !name.startsWith('sanity.'))
  let after = ''
  for (;;) {
    const found = await client.fetch<Document[]>(query, { types, after }, { perspective: 'raw' })
    yield* found
    const last = found.at(-1)
    if (!last || found.length < batch) return
    after = last._id
  }
}

/** The paths of a document's invalid fields. */
function invalidFields(document: Document): string[] {
  const paths: string[] = []
  fit(shapes.get(document._type) ?? 'unknown', document, (at) => paths.push(at))
  return paths
}

try {
  const { env } = localSetup(environmentOf('production'))
  const token = env.SANITY_AUTH_TOKEN || env.SANITY_API_READ_TOKEN
  let read = 0
  let invalid = 0
  for await (const document of documentsOf(lakeClient(env, token))) {
    read += 1
    const fields = invalidFields(document)
    if (fields.length === 0) continue
    invalid += 1
    console.log(`${document._type} "${document._id}": ${fields.join(', ')}`)
  }
  console.log(`${invalid} of ${read} documents have invalid fields.`)
  if (!token) console.log('Without SANITY_API_READ_TOKEN drafts and a private dataset are not read.')
  process.exitCode = invalid > 0 ? 1 : 0
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error)
  const isSetup = error instanceof RangeError
  console.error(isSetup ? reason : `The content lake could not be read: ${reason}\n${whatToDo}`)
  process.exitCode = 2
}
