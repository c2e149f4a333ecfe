import fs from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import type { TestServer } from '../_harness.ts'

/**
 * Tables of the product and its job queue with a row that contains the text, each with the first such row. Sequences
 * have numbers only, and a table has the rows of its partitions, whose names are days.
 */
export async function tablesWith({ db }: TestServer, text: string): Promise<Record<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', nspname, relname) as name
    from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where relkind in ('r', 'p') and not relispartition
      and nspname not in ('pg_catalog', 'information_schema')`.execute(db)
  const found: Record<string, string> = {}
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`
      select place::text as row from ${sql.raw(name)} as place where place::text ilike ${`%${text}%`} limit 1`.execute(
      db,
    )
    if (rows[0]) found[name] = rows[0].row
  }
  return found
}

/** Paths of files below the server's data folder whose name or content contains the text. */
export function filesWith({ context }: TestServer, text: string): string[] {
  const wanted = text.toLowerCase()
  return fs
    .readdirSync(context.config.dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter(
      (file) =>
        file.toLowerCase().includes(wanted) || fs.readFileSync(file, 'latin1').toLowerCase().includes(wanted),
    )
}
