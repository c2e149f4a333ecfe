import { isId } from '@latchkey/domain/platform/values/id'
import type { Change } from '../context/context.ts'
import type { LeadRecord } from '../leads/leads.present.ts'
import { leadQueries } from '../leads/leads.queries.ts'
import { duplicateQueries } from './duplicates.queries.ts'

/** Two leads, each undefined where it is not there. */
interface Pair {
  readonly mine: LeadRecord | undefined
  readonly other: LeadRecord | undefined
}

/** Locks two leads until the transaction ends; the lower id first, so that two who lock the same pair take turns. */
export async function lockedPair(change: Change, id: number, otherId: number | null): Promise<Pair> {
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
export async function isOtherLead(change: Change, id: number, otherId: number | null): Promise<boolean> {
  if (otherId === null || !isId(otherId) || otherId === id) return false
  return duplicateQueries(change.db).isKnown(otherId)
}
