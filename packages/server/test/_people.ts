import type { Permission } from '@latchkey/domain/permissions/permission.enums'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import type { Db } from '../src/db/schema.ts'

/** Of every person made by tests. */
export const TEST_PASSWORD = 'Latchkey1!'

export interface SignedIn {
  readonly userId: number
  readonly username: string
  readonly token: string
  /** Headers of their calls. */
  readonly headers: { readonly authorization: string }
}

/** Hash of that password with minimum cost: hundreds of tests sign in. */
const TEST_PASSWORD_HASH =
  '$argon2id$v=19$m=8,t=1,p=1$0aspDbXuzVJ1IAmnA8PJxQ$a3QGt1o54mhy0EhFnelUU03p+yEHpdx/MDHQWs9Gao4'

let people = 0

/** Has exactly these permissions, through a role of their own. */
export async function makeUser(
  db: Kysely<Db>,
  permissions: readonly Permission[],
  fields: Partial<{ username: string; active: boolean }> = {},
): Promise<{ userId: number; username: string }> {
  people += 1
  // Of one length, so that names in the order of their numbers are in that of their letters too.
  const number = String(people).padStart(4, '0')
  const user = await db
    .insertInto('app_user')
    .values({ username: `person${number}@latchkey.example`, password_hash: TEST_PASSWORD_HASH, ...fields })
    .returning(['id', 'username'])
    .executeTakeFirstOrThrow()
  if (permissions.length > 0) {
    const role = await db
      .insertInto('role')
      .values({ name: `Role of person ${number}` })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('role_permission')
      .columns(['role_id', 'permission_id'])
      .expression((from) =>
        from
          .selectFrom('permission')
          .select((row) => [row.val(role.id).as('role_id'), 'id'])
          .where('name', 'in', permissions),
      )
      .execute()
    await db.insertInto('user_role').values({ user_id: user.id, role_id: role.id }).execute()
  }
  return { userId: user.id, username: user.username }
}

export async function signInAs(
  app: FastifyInstance,
  username: string,
  password = TEST_PASSWORD,
): Promise<string> {
  const response = await app.inject({
    method: 'POST',
    url: '/api/users/login',
    payload: { username, password },
  })
  const { jwt } = response.json<{ jwt?: string }>()
  if (jwt === undefined)
    throw new Error(`${username} could not sign in: ${response.statusCode} ${response.body}`)
  return jwt
}
