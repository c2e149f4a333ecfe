import type { Choices } from '@latchkey/domain/imports/import.fields'
import type { Kysely, Transaction } from 'kysely'
import type { Db } from '../../db/schema.ts'
import { nameOrUsername } from '../../platform/values/staff-name.ts'

/** Users and roles that a word of a file can name. */
export async function importChoices(db: Kysely<Db> | Transaction<Db>): Promise<Choices> {
  const people = await db
    .selectFrom('app_user')
    .select(['id', 'username', 'first_name', 'last_name', 'active'])
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute()
  const roles = await db
    .selectFrom('role')
    .select(['id', 'name'])
    .where('deleted_at', 'is', null)
    .orderBy('id')
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
}
