import type { ErrorsByField } from '@latchkey/domain/platform/field-errors'
import type { Received } from '@latchkey/domain/platform/validation/request-body'
import { isId } from '@latchkey/domain/platform/values/id'
import type { Change } from '../context/context.ts'
import { opened } from '../leads/leads.guards.ts'
import type { LeadRecord } from '../leads/leads.present.ts'
import { leadQueries } from '../leads/leads.queries.ts'
import { acceptedWith } from '../platform/http/accepted.ts'
import type { Actor } from '../platform/http/actor.ts'
import { conflict } from '../platform/http/error.ts'
import { duplicateQueries } from './duplicates.queries.ts'

/** A call about a lead whose body names another. */
interface PairCall<Values, Field> {
  readonly actor: Actor
  readonly id: number
  readonly body: Received<Values>
  /** The fields that must be there, the number of the other lead among them. */
  readonly fields: readonly Field[]
  /** What else is wrong with the body. */
  readonly errorsOf?: (mine: LeadRecord, other: LeadRecord | undefined) => ErrorsByField
}

/**
 * The lead of a call and the one that its body names, both locked, for whoever may open both.
 * @throws AppError 404, 403 or 422, and 409 for another lead that is no longer there.
 */
export async function openedPair<
  Values extends { otherId: number | null },
  Field extends keyof Values & string,
>(change: Change, { actor, id, body, fields, errorsOf = () => ({}) }: PairCall<Values, Field>) {
  const { otherId } = body.values
  const pair = await lockedPair(change, id, otherId)
  const mine = opened(actor, pair.mine)
  const isKnown = otherId === null || pair.other !== undefined || (await isOtherLead(change, id, otherId))
  const values = acceptedWith(body, fields, {
    ...errorsOf(mine, pair.other),
    ...(!isKnown && { otherId: ['enumerable'] }),
  })
  if (!pair.other) throw conflict()
  return { mine, other: opened(actor, pair.other), values }
}

/** Locks two leads until the transaction ends; the lower id first, so that two who lock the same pair take turns. */
async function lockedPair(
  change: Change,
  id: number,
  otherId: number | null,
): Promise<{ mine: LeadRecord | undefined; other: LeadRecord | undefined }> {
  const queries = leadQueries(change.db)
  const lockOther = async () =>
    otherId !== null && isId(otherId) && otherId !== id ? queries.lock(otherId) : undefined
  if (otherId !== null && otherId < id) {
    const other = await lockOther()
    return { mine: await queries.lock(id), other }
  }
  const mine = await queries.lock(id)
  return { mine, other: await lockOther() }
}

/** True for a number that names another lead than this one, also one that is deleted. */
async function isOtherLead(change: Change, id: number, otherId: number): Promise<boolean> {
  return isId(otherId) && otherId !== id && duplicateQueries(change.db).isKnown(otherId)
}
