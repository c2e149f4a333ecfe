import type { SecondStep } from '@latchkey/domain/session/second-step'
import { sql, type Kysely, type Transaction } from 'kysely'
import type { Config } from '../config/config.ts'
import type { Db } from '../db/schema.ts'
import { requiresTwoFactorNow } from '../roles/required-roles.queries.ts'

export const twoFactorQueries = (db: Kysely<Db> | Transaction<Db>) => ({
  /** `isRequired` by an enabled role, or by the setting for System Administrators. */
  state: (userId: number, config: Pick<Config, 'requiresAdministratorTwoFactor'>) =>
    db
      .selectNoFrom((row) => [
        row
          .exists(
            row
              .selectFrom('two_factor')
              .select('user_id')
              .where('user_id', '=', userId)
              .where('enabled_at', 'is not', null),
          )
          .as('isOn'),
        row
          .exists(
            row
              .selectFrom('user_role')
              .innerJoin('role', 'role.id', 'user_role.role_id')
              .select('role.id')
              .where('user_role.user_id', '=', userId)
              .where(requiresTwoFactorNow(config)),
          )
          .as('isRequired'),
        row
          .selectFrom('two_factor_recovery_code')
          .select(sql<number>`count(*)`.as('count'))
          .where('user_id', '=', userId)
          .where('used_at', 'is', null)
          .as('recoveryCodesLeft'),
      ])
      .executeTakeFirstOrThrow(),

  /** Pending or in force. */
  async secretOf(userId: number, { isOn }: { isOn: boolean }): Promise<Buffer | undefined> {
    const row = await db
      .selectFrom('two_factor')
      .select('sealed_secret')
      .where('user_id', '=', userId)
      .where('enabled_at', isOn ? 'is not' : 'is', null)
      .executeTakeFirst()
    return row?.sealed_secret
  },

  /** Stores a pending secret; false when a second factor is in force. */
  async begin(userId: number, sealedSecret: Buffer, at: Date): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('two_factor')
      .values({ user_id: userId, sealed_secret: sealedSecret, started_at: at })
      .onConflict((conflict) =>
        conflict
          .column('user_id')
          .doUpdateSet({ sealed_secret: sealedSecret, started_at: at })
          .where('two_factor.enabled_at', 'is', null),
      )
      .executeTakeFirst()
    return numInsertedOrUpdatedRows === 1n
  },

  /** Enables the pending secret; false when there is none. */
  async enable(userId: number, sealedSecret: Buffer, period: number, at: Date): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('two_factor')
      .set({ enabled_at: at, last_step: period })
      .where('user_id', '=', userId)
      .where('sealed_secret', '=', sealedSecret)
      .where('enabled_at', 'is', null)
      .executeTakeFirst()
    return numUpdatedRows === 1n
  },

  /** Consumes the code of a time step; false when it or a later one was used before. */
  async usePeriod(userId: number, period: number): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('two_factor')
      .set({ last_step: period })
      .where('user_id', '=', userId)
      .where('enabled_at', 'is not', null)
      .where('last_step', '<', period)
      .executeTakeFirst()
    return numUpdatedRows === 1n
  },

  /** Consumes a recovery code; false for a wrong or used one. */
  async useRecoveryCode(userId: number, hash: Buffer, at: Date): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('two_factor_recovery_code')
      .set({ used_at: at })
      .where('user_id', '=', userId)
      .where('code_hash', '=', hash)
      .where('used_at', 'is', null)
      .executeTakeFirst()
    return numUpdatedRows === 1n
  },

  /** Replaces the recovery codes. */
  async setRecoveryCodes(userId: number, hashes: readonly Buffer[]): Promise<void> {
    await db.deleteFrom('two_factor_recovery_code').where('user_id', '=', userId).execute()
    await db
      .insertInto('two_factor_recovery_code')
      .values(hashes.map((hash) => ({ user_id: userId, code_hash: hash })))
      .execute()
  },

  /** Deletes the second factor and its codes; false when none was in force. */
  async remove(userId: number): Promise<boolean> {
    await db.deleteFrom('two_factor_recovery_code').where('user_id', '=', userId).execute()
    const removed = await db
      .deleteFrom('two_factor')
      .where('user_id', '=', userId)
      .returning('enabled_at')
      .executeTakeFirst()
    return removed !== undefined && removed.enabled_at !== null
  },

  /** A person may have several pending sign-ins, on different devices. */
  async challenge(challenge: {
    tokenHash: Buffer
    userId: number
    step: SecondStep
    expiresAt: Date
  }): Promise<void> {
    await db
      .insertInto('two_factor_challenge')
      .values({
        token_hash: challenge.tokenHash,
        user_id: challenge.userId,
        step: challenge.step,
        expires_at: challenge.expiresAt,
      })
      .execute()
  },

  /** The person behind a challenge; undefined when it is unknown, used or expired. */
  async challenged(tokenHash: Buffer, step: SecondStep, at: Date): Promise<number | undefined> {
    const row = await db
      .selectFrom('two_factor_challenge')
      .select('user_id')
      .where('token_hash', '=', tokenHash)
      .where('step', '=', step)
      .where('expires_at', '>', at)
      .executeTakeFirst()
    return row?.user_id
  },

  /** Consumes a challenge; true for exactly one call. */
  async endChallenge(tokenHash: Buffer): Promise<boolean> {
    const { numDeletedRows } = await db
      .deleteFrom('two_factor_challenge')
      .where('token_hash', '=', tokenHash)
      .executeTakeFirst()
    return numDeletedRows === 1n
  },
})
