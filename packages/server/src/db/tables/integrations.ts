import type { KeyAreas } from '@latchkey/domain/integrations/keys/key-areas'
import type { ColumnType, Generated } from 'kysely'
import type { Day, Id, Instant, Maybe } from './columns.ts'

/** A program's key, stored as a hash only (rule I0.2). */
export interface ApiKeyTable {
  id: Id
  name: string
  /** The part of the key that lists show. */
  public_id: string
  hash: Buffer
  areas: ColumnType<KeyAreas, string, string>
  created_by: number
  at: Date
  /** The last day on which it works, in business time; null for no end. */
  expires_on: Maybe<Day>
  /** Set when it is replaced. */
  ends_at: Instant
  revoked_at: Instant
  revoked_by: Maybe<number>
  replaces_id: Maybe<number>
  last_used_at: Instant
  last_used_from: Maybe<string>
  /** The last day that its managers were told of. */
  told_expires_on: Maybe<Day>
  version: Generated<number>
}

/** The first answer to a program's call, for repeats of it (rule I1.7). */
export interface IdempotentCallTable {
  key_id: number
  /** The Idempotency-Key. */
  token: string
  method: string
  path: string
  body_hash: Buffer
  /** Null while the call runs. */
  status: Maybe<number>
  answer: Maybe<string>
  at: Date
}

export interface IntegrationsTables {
  api_key: ApiKeyTable
  idempotent_call: IdempotentCallTable
}
