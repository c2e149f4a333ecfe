import fs from 'node:fs'
import path from 'node:path'
import { StartProblem } from '../config/start-problem.ts'

/** How the folder of a backup is laid out; a number more for every change that older versions cannot read. */
export const BACKUP_FORMAT = 1

/** One table of a backup. */
export interface SavedTable {
  /** With its schema, quoted as SQL wants it. */
  readonly name: string
  /** The columns that were written, in order, quoted; those that the database computes are left out. */
  readonly columns: readonly string[]
  readonly rows: number
  readonly file: string
}

/** What a backup says of itself. */
export interface Manifest {
  readonly format: number
  readonly madeAt: string
  /** The changes of the schema that the database had, oldest first. */
  readonly migrations: readonly string[]
  readonly tables: readonly SavedTable[]
  /** The value of each sequence of ids, by its quoted name. */
  readonly counters: readonly { readonly name: string; readonly value: string }[]
}

const file = (folder: string) => path.join(folder, 'manifest.json')

/** Writes it, last of all. */
export function writeManifest(folder: string, manifest: Manifest): void {
  fs.writeFileSync(file(folder), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600, flush: true })
}

/**
 * Reads it.
 * @throws StartProblem when the folder is no backup, or one of a version that this one does not know
 */
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
