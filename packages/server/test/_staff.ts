import { SYSTEM_ADMINISTRATOR } from '@latchkey/domain/permissions/permission.enums'
import { caller, type Caller } from './_caller.ts'
import type { TestServer } from './_harness.ts'

/** Id of the role System Administrator. */
export async function administratorRoleId({ db }: TestServer): Promise<number> {
  const role = await db
    .selectFrom('role')
    .select('id')
    .where('name', '=', SYSTEM_ADMINISTRATOR)
    .executeTakeFirstOrThrow()
  return role.id
}

/** Assigns the role System Administrator. */
export async function makeAdministrator(server: TestServer, userId: number): Promise<void> {
  const roleId = await administratorRoleId(server)
  await server.db.insertInto('user_role').values({ user_id: userId, role_id: roleId }).execute()
}

export async function administrator(server: TestServer): Promise<Caller> {
  const person = await caller(server)
  await makeAdministrator(server, person.userId)
  return person
}

/** Audit entries of a record, oldest first. */
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

/** Names of the pushes after this call. */
export function pushesOf(server: TestServer): () => string[] {
  const skip = server.pushed.length
  return () => server.pushed.slice(skip).map(({ event }) => event)
}

/** The 422 body of one broken rule. */
export const fieldError = (attribute: string, name: string) => [{ attribute, errors: [{ name }] }]
