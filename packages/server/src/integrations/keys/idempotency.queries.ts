import type { Kysely } from 'kysely'
import type { Db } from '../../db/schema.ts'

export interface CallIdentity {
  readonly keyId: number
  /** The Idempotency-Key. */
  readonly token: string
  readonly method: string
  readonly path: string
  readonly bodyHash: Buffer
}

type Token = Pick<CallIdentity, 'keyId' | 'token'>

export const idempotencyQueries = (db: Kysely<Db>) => ({
  /** False when the token is known, unless it has expired or its call was interrupted. */
  async begin(
    { keyId, token, bodyHash, ...call }: CallIdentity,
    { at, expired, interrupted }: { at: Date; expired: Date; interrupted: Date },
  ): Promise<boolean> {
    const values = { ...call, body_hash: bodyHash, status: null, answer: null, at }
    const row = await db
      .insertInto('idempotent_call')
      .values({ key_id: keyId, token, ...values })
      .onConflict((known) =>
        known
          .columns(['key_id', 'token'])
          .doUpdateSet(values)
          .where((first) =>
            first.or([
              first('idempotent_call.at', '<', expired),
              first.and([
                first('idempotent_call.status', 'is', null),
                first('idempotent_call.at', '<', interrupted),
              ]),
            ]),
          ),
      )
      .returning('token')
      .executeTakeFirst()
    return row !== undefined
  },

  find: ({ keyId, token }: Token) =>
    db
      .selectFrom('idempotent_call')
      .selectAll()
      .where('key_id', '=', keyId)
      .where('token', '=', token)
      .executeTakeFirst(),

  async finish({ keyId, token }: Token, status: number, answer: string): Promise<void> {
    await db
      .updateTable('idempotent_call')
      .set({ status, answer })
      .where('key_id', '=', keyId)
      .where('token', '=', token)
      .execute()
  },

  async removeBefore(at: Date): Promise<void> {
    await db.deleteFrom('idempotent_call').where('at', '<', at).execute()
  },

  /** So that the call can be made again. */
  async forget({ keyId, token }: Token): Promise<void> {
    await db.deleteFrom('idempotent_call').where('key_id', '=', keyId).where('token', '=', token).execute()
  },
})
