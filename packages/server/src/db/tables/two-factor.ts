import type { ColumnType, Generated } from 'kysely'
import type { Id, Instant } from './columns.ts'

/** A person's second factor; it counts once `enabled_at` is set. */
export interface TwoFactorTable {
  user_id: number
  /** Encrypted with a key that the database does not hold. */
  sealed_secret: Buffer
  started_at: ColumnType<Date, Date | undefined, Date>
  enabled_at: Instant
  /** The period of the last code that was accepted: no code of it, or of an earlier one, is accepted again. */
  last_step: Generated<number>
}

/** A code for the day the telephone is lost; it works once. */
export interface TwoFactorRecoveryCodeTable {
  id: Id
  user_id: number
  code_hash: Buffer
  used_at: Instant
}

/** A sign-in whose password was right and whose second step is awaited. */
export interface TwoFactorChallengeTable {
  token_hash: Buffer
  user_id: number
  step: 'code' | 'set-up'
  expires_at: Date
}
