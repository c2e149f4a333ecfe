import fs from 'node:fs'
import path from 'node:path'
import { syncFolder } from '../platform/files/durable-files.ts'
import type { Place } from '../db/embedded/place.ts'

/** Entries of the data directory that hold the database, which is backed up table by table. */
export const DATABASE_NAMES: readonly string[] = ['database', 'database-location']

/** Copies a data directory without its database and syncs it; returns the number of files. */
export function copyFiles(from: string, to: string): number {
  fs.mkdirSync(to, { recursive: true })
  let count = 0
  for (const entry of fs.readdirSync(from, { withFileTypes: true })) {
    // Files still being written end in '.part'.
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

/** Syncs the copy and keeps its mode. */
export function copyFile(from: string, to: string): void {
  fs.copyFileSync(from, to, fs.constants.COPYFILE_EXCL)
  const handle = fs.openSync(to, 'r')
  fs.fsyncSync(handle)
  fs.closeSync(handle)
}

/** Runs the work with a temporary folder that PostgreSQL can read and write. */
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

/** No-op when PostgreSQL runs under the current account. */
export function giveTo({ account }: Place, name: string): void {
  if (account) fs.chownSync(name, account.uid, account.gid)
}
