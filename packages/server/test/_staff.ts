import { SYSTEM_ADMINISTRATOR } from '@latchkey/domain/permissions/permission.enums'
import { caller, type Caller } from './_caller.ts'
import type { TestServer } from './_harness.ts'

/** The id of the role that nobody can change. */
export async function administratorRoleId({ db }: TestServer): Promise<number> {
  const role = await db
    .selectFrom('role')
    .select('id')
    .where('name', '=', SYSTEM_ADMINISTRATOR)
    .executeTakeFirstOrThrow()
  return role.id
}

/** Gives somebody the role that holds everything. */
export async function makeAdministrator(server: TestServer, userId: number): Promise<void> {
  const roleId = await administratorRoleId(server)
  await server.db.insertInto('user_role').values({ user_id: userId, role_id: roleId }).execute()
}

/** A System Administrator who is signed in. */
export async function administrator(server: TestServer): Promise<Caller> {
  const person = await caller(server)
  await makeAdministrator(server, person.userId)
  return person
}

/** Lines of the audit trail about one record, oldest first. */
export async function auditOf(server: TestServer, entity: 'user' | 'role' | 'session', id: number) {
  const rows = await server.db
    .selectFrom('audit')
    .select(['action', 'user_id', 'changes'])
    .where('entity', '=', entity)
    .where('entity_id', '=', id)
    .orderBy('id')
    .execute()
  return rows.map(({ action, user_id: by, changes }) => ({ action, by, changes }))
}

/** Forgets what was pushed so far and answers what is pushed from now on, by name. */
export function pushesOf(server: TestServer): () => string[] {
  const skip = server.pushed.length
  return () => server.pushed.slice(skip).map(({ event }) => event)
}

/** A 422 answer about one rule of one field. */
export const refusal = (attribute: string, name: string) => [{ attribute, errors: [{ name }] }]
