import type { ErrorsByField } from '@latchkey/domain/platform/field-errors'
import type { Received } from '@latchkey/domain/platform/validation/request-body'
import { isId } from '@latchkey/domain/platform/values/id'
import type { Change } from '../context/context.ts'
import { foundLead } from '../leads/record/lead.guards.ts'
import type { LeadRecord } from '../leads/record/lead.present.ts'
import { leadQueries } from '../leads/record/lead.queries.ts'
import { acceptedWith } from '../platform/http/accepted.ts'
import type { Actor } from '../platform/http/actor.ts'
import { conflict, notFound } from '../platform/http/error.ts'
import { duplicateQueries } from './duplicates.queries.ts'

interface PairCall<Values, Field> {
  readonly actor: Actor
  readonly id: number
  readonly body: Received<Values>
  /** Required fields, including `otherId`. */
  readonly fields: readonly Field[]
  /** Further validation. */
  readonly errorsOf?: (mine: LeadRecord, other: LeadRecord | undefined) => ErrorsByField
}

/**
 * Locks the lead of the call and the one in its body; the caller must be allowed to open both.
 * @throws AppError 404 (also when one is anonymised), 403 or 422, and 409 when the other lead is deleted
 */
export async function openedPair<
  Values extends { otherId: number | null },
  Field extends keyof Values & string,
>(change: Change, { actor, id, body, fields, errorsOf = () => ({}) }: PairCall<Values, Field>) {
  const { otherId } = body.values
  const pair = await lockedPair(change, id, otherId)
  const mine = foundLead(actor, pair.mine)
  const other = pair.other ?? (await absentLead(change, id, otherId))
  const values = acceptedWith(body, fields, {
    ...errorsOf(mine, pair.other),
    ...(otherId !== null && !other && { otherId: ['enumerable'] }),
  })
  if (!pair.other) throw other?.anonymised_at === null ? conflict() : notFound()
  return { mine, other: foundLead(actor, pair.other), values }
}

/** The lower id first, so that concurrent calls about a pair cannot deadlock. */
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

/** Another lead that cannot be locked: deleted or anonymised. */
async function absentLead(change: Change, id: number, otherId: number | null) {
  const isOther = otherId !== null && isId(otherId) && otherId !== id
  return isOther ? duplicateQueries(change.db).absent(otherId) : undefined
}
