import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

/** Makes the names in a folder survive a power cut; a rename alone does not. */
export function syncFolder(folder: string): void {
  const handle = fs.openSync(folder, 'r')
  fs.fsyncSync(handle)
  fs.closeSync(handle)
}

/** Ends the name of a file that is still being written. */
const PART = '.part'

/** How long the writing of a file may take, in milliseconds. */
const WRITTEN_WITHIN_MS = 60 * 60_000

/** Writes a whole file so that after a power cut it is there completely or not at all. `mode` says who may read it. */
export async function writeDurably(file: string, bytes: Uint8Array | string, mode = 0o666): Promise<void> {
  // A name of its own: a write that was cut short, or one of the same file, must not be in the way.
  const half = `${file}.${randomBytes(6).toString('hex')}${PART}`
  const handle = await fs.promises.open(half, 'wx', mode)
  try {
    await handle.writeFile(bytes)
    await handle.sync()
  } catch (error) {
    await handle.close()
    await fs.promises.rm(half, { force: true })
    throw error
  }
  await handle.close()
  await fs.promises.rename(half, file)
  const folder = await fs.promises.open(path.dirname(file), 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

/** Deletes what crashed writes have left in a folder; one that does not exist holds nothing. */
export async function sweepParts(folder: string): Promise<void> {
  for (const name of await fs.promises.readdir(folder).catch(noneWithoutFolder)) {
    if (!name.endsWith(PART)) continue
    const file = path.join(folder, name)
    // Another process may sweep, or finish the file, at the same time.
    const stat = await fs.promises.stat(file).catch(() => null)
    if (stat && stat.mtimeMs < Date.now() - WRITTEN_WITHIN_MS) await fs.promises.rm(file, { force: true })
  }
}

function noneWithoutFolder(error: NodeJS.ErrnoException): string[] {
  if (error.code === 'ENOENT') return []
  throw error
}
