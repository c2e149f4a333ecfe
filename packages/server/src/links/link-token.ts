import { TOKEN_LIFETIME_SECONDS, type TokenPurpose } from '@latchkey/domain/links/link.rules'
import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely'
import type { Db } from '../db/schema.ts'
import { hashOfToken, newSecretToken } from '../platform/crypto/secret-token.ts'

/** A token that opens a link, and the last moment it does. It is in no table and in no job: it exists here and in the mail. */
export interface LinkToken {
  token: string
  expiresAt: Date
}

/** The last moment of a link whose lifetime begins now. */
export function expiryOf(purpose: TokenPurpose, nowMs: number): Date {
  return new Date(nowMs + TOKEN_LIFETIME_SECONDS[purpose] * 1000)
}

/** True for the link that a token opens. */
export function isOpenedBy(token: string): RawBuilder<boolean> {
  return sql`token_hashes @> array[${hashOfToken(token)}::bytea]`
}

/**
 * Gives a link one more token and a new last moment; the tokens that it has go on working. Null for a link that was
 * used or cancelled.
 */
export async function addLinkToken(
  db: Transaction<Db> | Kysely<Db>,
  table: 'lead_token' | 'account_token',
  linkId: number,
  expiresAt: Date,
): Promise<LinkToken | null> {
  const token = newSecretToken()
  const { numUpdatedRows } = await db
    .updateTable(table)
    .set({
      token_hashes: sql`array_append(token_hashes, ${hashOfToken(token)}::bytea)`,
      expires_at: expiresAt,
    })
    .where('id', '=', linkId)
    .where('consumed_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n ? { token, expiresAt } : null
}
