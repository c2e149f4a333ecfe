import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

/** Makes the names in a folder survive a power cut; a rename alone does not. */
export function syncFolder(folder: string): void {
  const handle = fs.openSync(folder, 'r')
  fs.fsyncSync(handle)
  fs.closeSync(handle)
}

/** Writes a whole file so that after a power cut it is there completely or not at all. */
export async function writeDurably(file: string, bytes: Uint8Array | string): Promise<void> {
  // A name of its own: a write that was cut short, or one of the same file, must not be in the way.
  const half = `${file}.${randomBytes(6).toString('hex')}.part`
  const handle = await fs.promises.open(half, 'wx')
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
