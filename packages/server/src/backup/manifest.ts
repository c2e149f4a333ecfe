import fs from 'node:fs'
import path from 'node:path'
import { StartProblem } from '../config/start-problem.ts'

/** Increased by every change that older versions cannot read. */
export const BACKUP_FORMAT = 1

export interface SavedTable {
  /** The name with its schema, quoted for SQL. */
  readonly name: string
  /** Quoted and in order, without computed columns. */
  readonly columns: readonly string[]
  readonly rows: number
  readonly file: string
}

export interface Manifest {
  readonly format: number
  readonly madeAt: string
  /** Oldest first. */
  readonly migrations: readonly string[]
  readonly tables: readonly SavedTable[]
  /** Sequences by quoted name. */
  readonly counters: readonly { readonly name: string; readonly value: string }[]
}

const file = (folder: string) => path.join(folder, 'manifest.json')

/** Written last: it marks the backup as complete. */
export function writeManifest(folder: string, manifest: Manifest): void {
  fs.writeFileSync(file(folder), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600, flush: true })
}

export function readManifest(folder: string): Manifest {
  if (!fs.existsSync(file(folder))) {
    throw new StartProblem(`There is no backup in ${folder}: its manifest.json is missing.`)
  }
  const manifest = JSON.parse(fs.readFileSync(file(folder), 'utf8')) as Manifest
  if (manifest.format !== BACKUP_FORMAT) {
    throw new StartProblem(
      `The backup in ${folder} has the format ${manifest.format} and this version reads ${BACKUP_FORMAT}: restore it with the version that made it.`,
    )
  }
  return manifest
}
