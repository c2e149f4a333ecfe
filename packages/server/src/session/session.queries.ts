import type { Permission } from '@latchkey/domain/permissions/permission.enums'
import { sql, type Kysely, type Selectable, type Transaction } from 'kysely'
import { userPermissions } from '../db/user-permissions.ts'
import type { Db } from '../db/schema.ts'
import type { AppUserTable } from '../db/tables/people.ts'

export type SignInUser = Pick<
  Selectable<AppUserTable>,
  'id' | 'username' | 'password_hash' | 'active' | 'must_set_password'
>

/** A session in force, with its person and permissions. */
export interface LiveSession {
  id: number
  userId: number
  username: string
  expiresAt: Date
  lastSeenAt: Date
  provedAt: Date
  permissions: Permission[]
}

const SIGN_IN_COLUMNS = ['id', 'username', 'password_hash', 'active', 'must_set_password'] as const

export const sessionQueries = (db: Kysely<Db> | Transaction<Db>) => ({
  /** Usernames are compared in any case. */
  userByName: (username: string): Promise<SignInUser | undefined> =>
    db
      .selectFrom('app_user')
      .select(SIGN_IN_COLUMNS)
      .where(sql`lower(username)`, '=', sql`lower(${username}::text)`)
      .where('deleted_at', 'is', null)
      .executeTakeFirst(),

  /** Locked until the transaction ends. */
  lockUser: (id: number): Promise<SignInUser | undefined> =>
    db
      .selectFrom('app_user')
      .select(SIGN_IN_COLUMNS)
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .forUpdate()
      .executeTakeFirst(),

  /** Records a sign-in; false when the account was disabled or its password changed meanwhile. */
  async acceptPassword(user: SignInUser, at: Date): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('app_user')
      .set({ last_login_at: at })
      .where('id', '=', user.id)
      .where('password_hash', '=', user.password_hash)
      .where('active', '=', true)
      .where('deleted_at', 'is', null)
      .executeTakeFirst()
    return numUpdatedRows === 1n
  },

  /** Finds the devices of all sessions, also of ended ones until they are swept. */
  async devices(userId: number): Promise<(string | null)[]> {
    const rows = await db
      .selectFrom('session')
      .select('device')
      .distinct()
      .where('user_id', '=', userId)
      .execute()
    return rows.map(({ device }) => device)
  },

  /** Returns the id. */
  async begin(session: {
    tokenHash: Buffer
    userId: number
    at: Date
    expiresAt: Date
    address: string
    device: string | null
  }): Promise<number> {
    const { id } = await db
      .insertInto('session')
      .values({
        token_hash: session.tokenHash,
        user_id: session.userId,
        created_at: session.at,
        last_seen_at: session.at,
        proved_at: session.at,
        expires_at: session.expiresAt,
        address: session.address,
        device: session.device,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  },

  /**
   * A session that is neither ended nor expired and was used after `idleSince`, with the present permissions of its
   * person.
   */
  find: (tokenHash: Buffer, at: Date, idleSince: Date): Promise<LiveSession | undefined> =>
    db
      .selectFrom('session')
      .innerJoin('app_user', 'app_user.id', 'session.user_id')
      .select([
        'session.id',
        'session.user_id as userId',
        'app_user.username',
        'session.expires_at as expiresAt',
        'session.last_seen_at as lastSeenAt',
        'session.proved_at as provedAt',
        userPermissions.as('permissions'),
      ])
      .where('session.token_hash', '=', tokenHash)
      .where('session.ended_at', 'is', null)
      .where('session.expires_at', '>', at)
      .where('session.last_seen_at', '>', idleSince)
      .where('app_user.active', '=', true)
      .where('app_user.deleted_at', 'is', null)
      .executeTakeFirst(),

  /** Records the last use, unless that was done after `before`. */
  async touch(sessionId: number, at: Date, before: Date): Promise<void> {
    await db
      .updateTable('session')
      .set({ last_seen_at: at })
      .where('id', '=', sessionId)
      .where('last_seen_at', '<', before)
      .execute()
  },

  /** Records a proof of identity. */
  async prove(sessionId: number, at: Date): Promise<void> {
    await db.updateTable('session').set({ proved_at: at }).where('id', '=', sessionId).execute()
  },

  async end(sessionId: number, at: Date): Promise<void> {
    await db
      .updateTable('session')
      .set({ ended_at: at })
      .where('id', '=', sessionId)
      .where('ended_at', 'is', null)
      .execute()
  },
})
