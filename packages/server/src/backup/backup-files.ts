import fs from 'node:fs'
import path from 'node:path'
import { syncFolder } from '../platform/files/durable-files.ts'
import type { Place } from '../db/embedded/place.ts'

/** What belongs to the database in a data directory, which is written table by table. */
export const DATABASE_NAMES: readonly string[] = ['database', 'database-location']

/** Copies everything in a data directory but the database, so that it outlives a power cut; answers how many files. */
export function copyFiles(from: string, to: string): number {
  fs.mkdirSync(to, { recursive: true })
  let count = 0
  for (const entry of fs.readdirSync(from, { withFileTypes: true })) {
    // A file that is still being written has no name of its own yet.
    if (DATABASE_NAMES.includes(entry.name) || entry.name.endsWith('.part')) continue
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)]
    if (entry.isDirectory()) count += copyFiles(source, target)
    else if (entry.isFile()) {
      copyFile(source, target)
      count += 1
    }
  }
  syncFolder(to)
  return count
}

/** Copies one file durably; its mode stays. */
export function copyFile(from: string, to: string): void {
  fs.copyFileSync(from, to, fs.constants.COPYFILE_EXCL)
  const handle = fs.openSync(to, 'r')
  fs.fsyncSync(handle)
  fs.closeSync(handle)
}

/** Gives the work a folder that PostgreSQL can read and write, and takes it away afterwards. */
export async function withExchange<Result>(
  place: Place,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = path.join(place.folder, `exchange.${process.pid}`)
  fs.rmSync(folder, { recursive: true, force: true })
  fs.mkdirSync(folder, { mode: 0o700 })
  try {
    giveTo(place, folder)
    return await work(folder)
  } finally {
    fs.rmSync(folder, { recursive: true, force: true })
  }
}

/** Makes PostgreSQL's account the owner of a file or folder. */
export function giveTo({ account }: Place, name: string): void {
  if (account) fs.chownSync(name, account.uid, account.gid)
}
