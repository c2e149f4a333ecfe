import fs from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { FileMigrationProvider, type Migration } from 'kysely/migration'

export type Migrations = Readonly<
  Record<
    string,
    Migration & {
      /**
       * False for concurrent index builds, which no transaction can contain; they must be safe to run again after an
       * interruption.
       */
      readonly runsInTransaction?: boolean
    }
  >
>

/**
 * The files of the folder by name, in the order they run.
 * @throws when a file is not a migration
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
