import type { SecondStep } from '@latchkey/domain/session/second-step'
import { sql, type Kysely, type Transaction } from 'kysely'
import type { Config } from '../config/config.ts'
import type { Db } from '../db/schema.ts'
import { requiresTwoFactorNow } from '../roles/required-roles.queries.ts'

/** Second factors, recovery codes, and the roles that ask for them. */
export const twoFactorQueries = (db: Kysely<Db> | Transaction<Db>) => ({
  /** Whether a person has a second factor, whether a role of theirs in force or the setting for System Administrators asks for one, and the codes they have left. */
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

  /** A person's sealed secret; of one being set up or of one in force. */
  async secretOf(userId: number, { isOn }: { isOn: boolean }): Promise<Buffer | undefined> {
    const row = await db
      .selectFrom('two_factor')
      .select('sealed_secret')
      .where('user_id', '=', userId)
      .where('enabled_at', isOn ? 'is not' : 'is', null)
      .executeTakeFirst()
    return row?.sealed_secret
  },

  /** Keeps a secret until its first code; false when a second factor is in force already. */
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

  /** Enables the secret that was being set up; false when there is none. */
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

  /** Uses the code of a period up; false when it, or a later one, was used before. */
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

  /** Uses a recovery code up; false for a wrong one and for one that was used before. */
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

  /** Makes these the recovery codes of a person; older ones stop working. */
  async setRecoveryCodes(userId: number, hashes: readonly Buffer[]): Promise<void> {
    await db.deleteFrom('two_factor_recovery_code').where('user_id', '=', userId).execute()
    await db
      .insertInto('two_factor_recovery_code')
      .values(hashes.map((hash) => ({ user_id: userId, code_hash: hash })))
      .execute()
  },

  /** Takes a person's second factor away, with its codes; false when none was in force. */
  async remove(userId: number): Promise<boolean> {
    await db.deleteFrom('two_factor_recovery_code').where('user_id', '=', userId).execute()
    const removed = await db
      .deleteFrom('two_factor')
      .where('user_id', '=', userId)
      .returning('enabled_at')
      .executeTakeFirst()
    return removed !== undefined && removed.enabled_at !== null
  },

  /** Keeps a sign-in that waits for its second step; a person may be signing in on two devices. */
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

  /** Who waits for a second step behind a token; undefined when it is unknown, used or too late. */
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

  /** Uses a waiting sign-in up; true for the one call that did. */
  async endChallenge(tokenHash: Buffer): Promise<boolean> {
    const { numDeletedRows } = await db
      .deleteFrom('two_factor_challenge')
      .where('token_hash', '=', tokenHash)
      .executeTakeFirst()
    return numDeletedRows === 1n
  },

  /** Makes a role ask for two factors, or not; undefined for a role that is not there, else what it asked before. */
  async setRequirement(roleId: number, isRequired: boolean): Promise<boolean | undefined> {
    const role = await db
      .selectFrom('role')
      .select('requires_two_factor')
      .where('id', '=', roleId)
      .where('deleted_at', 'is', null)
      .forUpdate()
      .executeTakeFirst()
    if (!role) return undefined
    await db.updateTable('role').set({ requires_two_factor: isRequired }).where('id', '=', roleId).execute()
    return role.requires_two_factor
  },
})
