import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { HOUR_MS } from '@latchkey/domain/platform/values/durations'
import { hasCode } from '../values/error-code.ts'

/** Makes names in a folder durable, which a rename alone does not. */
export function syncFolder(folder: string): void {
  const handle = fs.openSync(folder, 'r')
  fs.fsyncSync(handle)
  fs.closeSync(handle)
}

/** Suffix of files that are still being written. */
export const PART = '.part'

/** Older unfinished files are left over from crashes. */
const WRITTEN_WITHIN_MS = HOUR_MS

/** Writes a file atomically and durably. */
export async function writeDurably(file: string, bytes: Uint8Array | string, mode = 0o666): Promise<void> {
  // A unique name: it must not collide with an interrupted or concurrent write.
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

/** As `writeDurably`, for what a start writes before anything else runs. */
export function writeDurablySync(file: string, text: string): void {
  const half = `${file}.${randomBytes(6).toString('hex')}${PART}`
  fs.writeFileSync(half, text, { flag: 'wx', flush: true })
  fs.renameSync(half, file)
  syncFolder(path.dirname(file))
}

/** Creates a folder in the data directory; one that is gone is not replaced by an empty one. */
export async function makeFolder(folder: string): Promise<void> {
  await fs.promises.mkdir(folder).catch((error: unknown) => {
    if (!hasCode(error, 'EEXIST')) throw error
  })
}

/** Deletes what crashed writes left in a folder; the folder may be missing. */
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
