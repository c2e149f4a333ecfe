import { CREATION_KEY_HEADER, CREATION_KEY_PATTERN } from '@latchkey/domain/platform/creation-key'
import type { FastifyRequest } from 'fastify'
import { expressionBuilder } from 'kysely'
import type { Db } from '../db/schema.ts'
import type { CreationTable } from '../db/tables/creation.ts'
import { requiredCaller } from '../platform/http/access-plugin.ts'
import { isKey, type Caller } from '../platform/http/actor.ts'
import { badRequest } from '../platform/http/error.ts'
import type { Change, Context } from './context.ts'

/** Shown in the documentation of the API. */
export const CREATES_ONCE = `With the header ${CREATION_KEY_HEADER}, a repeat gets the record of the first request.`

/**
 * The key with which a person creates a record; undefined if there is none. A program's is read by `answerOnce`.
 * @throws AppError 400 for an invalid one
 */
export function creationKeyOf(request: FastifyRequest): string | undefined {
  const key = request.headers[CREATION_KEY_HEADER]
  if (key === undefined || isKey(requiredCaller(request))) return undefined
  if (typeof key !== 'string' || !CREATION_KEY_PATTERN.test(key))
    throw badRequest(`The header ${CREATION_KEY_HEADER} is not valid.`)
  return key
}

interface Creation<Row> {
  readonly entity: CreationTable['entity']
  readonly key: string | undefined
  /** False when nothing was created; a repeat then tries again. */
  readonly create: (change: Change) => Promise<Row>
  /** Reads the record that an earlier request of this person with the same key has created. */
  readonly get: (id: number) => Promise<Row>
}

/**
 * Creates a record in one transaction, only once for each key of a person (rule X15). A program has a header of its own.
 */
export async function createOnce<Row extends { id: number } | false>(
  context: Context,
  actor: Caller,
  { entity, key, create, get }: Creation<Row>,
): Promise<Row> {
  if (key === undefined || isKey(actor)) return context.change(actor, create)
  const own = { user_id: actor.userId, entity, key }
  const isOwn = expressionBuilder<Db, 'creation'>().and(own)
  const outcome = await context.change(actor, async (change) => {
    // Waits for another request with the same key, which may still be rolled back.
    const { numInsertedOrUpdatedRows } = await change.db
      .insertInto('creation')
      .values({ ...own, at: new Date(context.now()) })
      .onConflict((known) => known.doNothing())
      .executeTakeFirst()
    if (numInsertedOrUpdatedRows === 0n) return null
    const created = await create(change)
    if (created === false) await change.db.deleteFrom('creation').where(isOwn).execute()
    else await change.db.updateTable('creation').set({ record_id: created.id }).where(isOwn).execute()
    return created
  })
  if (outcome !== null) return outcome
  const { record_id } = await context.db
    .selectFrom('creation')
    .where(isOwn)
    .select('record_id')
    .executeTakeFirstOrThrow()
  if (record_id === null) throw new Error('A creation was committed without its record.')
  return get(record_id)
}
