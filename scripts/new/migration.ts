import type { Addition } from './addition.ts'
import { addImport, camelCase, insertAfter } from './addition.ts'

const LIST = 'packages/server/src/db/migrations.ts'

/**
 * A migration, named by its moment and what it does, and its line in the list of migrations.
 * @throws when the name is not in kebab-case
 */
export function newMigration(what: string, now: Date): Addition {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(what)) {
    throw new Error(`"${what}" is no name for a migration; expected a name such as add-lead-source.`)
  }
  // 20261121T0300, in UTC: names sort in the order they run.
  const stamp = now.toISOString().replace(/[-:]/g, '').slice(0, 13)
  const name = `${stamp}-${what}`
  return {
    files: {
      [`packages/server/src/db/migrations/${name}.ts`]: `import { sql, type Kysely } from 'kysely'

/** Say what changes, and why. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql\`select 1\`.execute(db)
}

/** Takes it back. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql\`select 1\`.execute(db)
}
`,
    },
    edits: [
      {
        file: LIST,
        edit: (text) => {
          const listed = insertAfter(text, /^ {2}'\d{8}T\d{4}-.*\n/gm, `  '${name}': ${camelCase(what)},\n`)
          return addImport(listed, `import * as ${camelCase(what)} from './migrations/${name}.ts'`)
        },
      },
    ],
  }
}
