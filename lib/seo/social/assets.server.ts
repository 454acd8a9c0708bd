import { readFile } from 'node:fs/promises'
import path from 'node:path'

export type CardAssets = {
  /** As `data:` images. */
  art: string
  logo: string
  latin: Buffer
  latinExtended: Buffer
}

// A literal path, which Next's file tracing finds.
const folder = path.join(process.cwd(), 'lib/seo/social/assets')

const image = async (file: string) =>
  `data:image/svg+xml;base64,${(await readFile(path.join(folder, file))).toString('base64')}`

async function load(): Promise<CardAssets> {
  const [art, logo, latin, latinExtended] = await Promise.all([
    image('art.svg'),
    image('logo.svg'),
    readFile(path.join(folder, 'besley-latin-600.woff')),
    readFile(path.join(folder, 'besley-latin-ext-600.woff')),
  ])
  return { art, logo, latin, latinExtended }
}

let loaded: Promise<CardAssets> | undefined

export function cardAssets(): Promise<CardAssets> {
  loaded ??= load()
  return loaded
}
