import type { Choices } from '@latchkey/domain/imports/import.fields'
import type { ImportKind } from '@latchkey/domain/imports/import.enums'
import { sql, type Insertable, type Kysely, type Selectable, type Transaction } from 'kysely'
import type { Db } from '../db/schema.ts'
import type { ImportChoiceTable } from '../db/tables/imports.ts'
import { nameOrUsername } from '../platform/values/staff-name.ts'
import { kindNumber } from './import.numbers.ts'

/** Choices of an earlier import, with the names of the user. */
export type SavedChoice = Selectable<ImportChoiceTable> & {
  username: string
  first_name: string | null
  last_name: string | null
}

export const choiceQueries = (db: Kysely<Db> | Transaction<Db>) => ({
  /** The people and roles that a column can name: of each the first by name, or all that a file can name. */
  async choices(limit: number | null = null): Promise<Choices> {
    const people = await db
      .selectFrom('app_user')
      .select(['id', 'username', 'first_name', 'last_name', 'active'])
      .where('deleted_at', 'is', null)
      .orderBy(sql`lower(username)`)
      .$if(limit !== null, (query) => query.limit(limit ?? 0))
      .execute()
    const roles = await db
      .selectFrom('role')
      .select(['id', 'name'])
      .where('deleted_at', 'is', null)
      .orderBy(sql`lower(name)`)
      .$if(limit !== null, (query) => query.limit(limit ?? 0))
      .execute()
    return {
      people: people.map((person) => ({
        id: person.id,
        username: person.username,
        name: nameOrUsername(person),
        isActive: person.active,
      })),
      roles,
    }
  },

  saved: (kind: ImportKind, headingsHash: Buffer): Promise<SavedChoice | undefined> =>
    db
      .selectFrom('import_choice')
      .innerJoin('app_user', 'app_user.id', 'import_choice.by_user')
      .selectAll('import_choice')
      .select(['app_user.username', 'app_user.first_name', 'app_user.last_name'])
      .where('kind', '=', kindNumber(kind))
      .where('headings_hash', '=', headingsHash)
      .executeTakeFirst(),

  /** Instead of the former ones for the same headings. */
  async save(values: Insertable<ImportChoiceTable>): Promise<void> {
    const { kind: _kind, headings_hash: _hash, ...others } = values
    await db
      .insertInto('import_choice')
      .values(values)
      .onConflict((conflict) => conflict.columns(['kind', 'headings_hash']).doUpdateSet(others))
      .execute()
  },
})
