import { TOKEN_LIFETIME_SECONDS, type TokenPurpose } from '@latchkey/domain/links/link.rules'
import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely'
import type { Db } from '../db/schema.ts'
import { hashOfToken, newSecretToken } from '../platform/crypto/secret-token.ts'

/** The token is in clear text only here and in the mail, never in a table or job. */
export interface LinkToken {
  token: string
  expiresAt: Date
}

export function expiryOf(purpose: TokenPurpose, nowMs: number): Date {
  return new Date(nowMs + TOKEN_LIFETIME_SECONDS[purpose] * 1000)
}

export function isOpenedBy(token: string): RawBuilder<boolean> {
  return sql`token_hashes @> array[${hashOfToken(token)}::bytea]`
}

/** Adds a token and extends the link; its other tokens stay valid. Null for a used or cancelled link. */
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
