import fs from 'node:fs'
import path from 'node:path'
import type pg from 'pg'
import { syncFolder } from '../platform/files/durable-files.ts'
import { EXCHANGE } from '../db/embedded/cluster.ts'
import { LOCK_FILE } from '../db/embedded/folder-lock.ts'
import type { Place } from '../db/embedded/place.ts'

/** Entries of the data directory that hold the database, which is backed up table by table. */
export const DATABASE_NAMES: readonly string[] = ['database', 'database-location']

const NOT_COPIED = [...DATABASE_NAMES, LOCK_FILE]

/** Copies a data directory without its database and syncs it; returns the number of files. */
export function copyFiles(from: string, to: string): number {
  fs.mkdirSync(to, { recursive: true })
  let count = 0
  for (const entry of fs.readdirSync(from, { withFileTypes: true })) {
    // Files still being written end in '.part'.
    if (NOT_COPIED.includes(entry.name) || entry.name.endsWith('.part')) continue
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

/** A folder that PostgreSQL can read and write. In another container it has another path there. */
export interface Exchange {
  readonly here: string
  readonly there: string
}

/** Runs the work with a temporary folder. */
export async function withExchange<Result>(
  client: pg.Client,
  place: Place,
  work: (exchange: Exchange) => Promise<Result>,
): Promise<Result> {
  const { rows } = await client.query<{ cluster: string }>(
    "select current_setting('data_directory') as cluster",
  )
  const folder = fs.mkdtempSync(path.join(place.folder, EXCHANGE))
  try {
    changeOwner(place, folder)
    const there = path.join(path.dirname(rows[0]?.cluster ?? ''), path.basename(folder))
    return await work({ here: folder, there })
  } finally {
    fs.rmSync(folder, { recursive: true, force: true })
  }
}

/** Does nothing when PostgreSQL runs under the current account. */
export function changeOwner({ account }: Place, name: string): void {
  if (account) fs.chownSync(name, account.uid, account.gid)
}
