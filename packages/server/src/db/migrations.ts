import fs from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { FileMigrationProvider, type Migration } from 'kysely/migration'

/** Migrations by name. */
export type Migrations = Readonly<
  Record<
    string,
    Migration & {
      /** False for one that builds an index while others read and write, which no transaction can; it must be safe to run again after it was interrupted. */
      readonly runsInTransaction?: boolean
    }
  >
>

/**
 * Every migration in the folder by its file's name; names sort in the order they run.
 * @throws when the folder holds a file that is not a migration
 */
export const MIGRATIONS: Migrations = await new FileMigrationProvider({
  fs,
  path,
  migrationFolder: path.join(import.meta.dirname, 'migrations'),
  import: (file) => import(pathToFileURL(file).href),
  onFileIgnored: (file) => {
    throw new Error(`${file} is not a migration: it exports no up().`)
  },
}).getMigrations()
