import type { ColumnType, Generated } from 'kysely'
import type { Id, Instant } from './columns.ts'

/** A second factor is in force once `enabled_at` is set. */
export interface TwoFactorTable {
  user_id: number
  /** Encrypted with a key outside the database. */
  sealed_secret: Buffer
  started_at: ColumnType<Date, Date | undefined, Date>
  enabled_at: Instant
  /** Time step of the last accepted code; codes of this step and earlier ones are rejected. */
  last_step: Generated<number>
}

/** Single use. */
export interface TwoFactorRecoveryCodeTable {
  id: Id
  user_id: number
  code_hash: Buffer
  used_at: Instant
}

/** A sign-in after its password and before its second step. */
export interface TwoFactorChallengeTable {
  token_hash: Buffer
  user_id: number
  step: 'code' | 'set-up'
  expires_at: Date
}

export interface TwoFactorTables {
  two_factor: TwoFactorTable
  two_factor_recovery_code: TwoFactorRecoveryCodeTable
  two_factor_challenge: TwoFactorChallengeTable
}
