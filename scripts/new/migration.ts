import type { Addition } from './addition.ts'

/**
 * A migration, named by its UTC time and its purpose.
 * @throws unless the name is in kebab-case
 */
export function newMigration(what: string, now: Date): Addition {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(what)) {
    throw new Error(`"${what}" is no name for a migration; expected a name such as add-lead-source.`)
  }
  // 20261121T0300, in UTC, so that names sort in the order in which they run.
  const stamp = now.toISOString().replace(/[-:]/g, '').slice(0, 13)
  const name = `${stamp}-${what}`
  return {
    files: {
      [`packages/server/src/db/migrations/${name}.ts`]: `import { sql, type Kysely } from 'kysely'

/** Describe the change and its reason. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql\`select 1\`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql\`select 1\`.execute(db)
}
`,
    },
    edits: [],
  }
}
