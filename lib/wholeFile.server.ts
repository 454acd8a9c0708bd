import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'

/**
 * Writes a file, and its folder if need be, whole or not at all: a reader never meets half of it, and a failure leaves nothing behind.
 * @throws whatever the disk says, for example that it is full or not writable
 */
export async function writeWhole(file: string, content: Parameters<typeof writeFile>[1]): Promise<void> {
  const unfinished = `${file}.${randomUUID()}`
  try {
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(unfinished, content)
    await rename(unfinished, file)
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => undefined)
    throw error
  }
}

/**
 * Keeps a folder from filling the disk: of more than `most` files the oldest go, a tenth more than must, so that not every new file makes
 * room. Those that `wanted` names stay, and are not counted.
 * @throws whatever the disk says
 */
export async function dropOldest(
  folder: string,
  most: number,
  wanted: () => Promise<ReadonlySet<string>> = async () => new Set(),
): Promise<void> {
  const names = await readdir(folder)
  if (names.length <= most) return
  const stay = await wanted()
  const spare = names.filter((name) => !stay.has(name))
  if (spare.length <= most) return
  const files = await Promise.all(
    spare.map(async (name) => {
      const file = path.join(folder, name)
      // What has gone meanwhile has gone.
      return {
        file,
        at: await stat(file).then(
          ({ mtimeMs }) => mtimeMs,
          () => 0,
        ),
      }
    }),
  )
  const oldest = files.sort((one, other) => one.at - other.at).slice(0, spare.length - most * 0.9)
  await Promise.all(oldest.map(({ file }) => rm(file, { force: true })))
}
