import { leadName } from '@latchkey/domain/leads/lead.names'
import type { Change } from '../context.ts'
import { clash, held } from '../platform/error.ts'
import { unixSeconds } from '../platform/unix-seconds.ts'
import { leadQueries } from './leads.queries.ts'

/**
 * Takes an hour of the agent's diary for the rest of the transaction. Others who book the agent wait, so of two
 * that overlap the second finds the first. Source: decision L39.
 * @throws AppError 409 when the agent has another confirmed viewing then; `override` goes ahead.
 */
export async function takeSlot(
  db: Change['db'],
  viewing: { agentId: number; at: Date; leadId: number | null; override: boolean },
): Promise<void> {
  const queries = leadQueries(db)
  await queries.lockDiary(viewing.agentId)
  if (viewing.override) return
  const other = await queries.overlappingViewing(viewing.agentId, viewing.at, viewing.leadId)
  if (!other?.viewing_at) return
  throw clash({
    id: other.id,
    name: leadName({ firstName: other.first_name, lastName: other.last_name }),
    viewingDate: unixSeconds(other.viewing_at),
  })
}

/**
 * Makes sure that a home can be offered, for the rest of the transaction. Source: decision L40.
 * @throws AppError 409 when it is reserved, sold or rented, or held by another lead.
 */
export async function takeHome(
  db: Change['db'],
  { propertyId, leadId }: { propertyId: number; leadId: number | null },
): Promise<void> {
  const queries = leadQueries(db)
  const { isTaken } = await queries.lockHome(propertyId)
  const holder = await queries.holderOf(propertyId, isTaken, leadId)
  if (!isTaken && !holder) return
  throw held(
    holder
      ? {
          id: holder.id,
          name: leadName({ firstName: holder.first_name, lastName: holder.last_name }),
          status: holder.status,
        }
      : null,
  )
}
