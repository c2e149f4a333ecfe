import { VIEWING_OUTCOME } from '@latchkey/domain/leads/outcome/outcome.enums'
import { leadName } from '@latchkey/domain/leads/lead-names'
import type { LeadStatus } from '@latchkey/domain/leads/lead-status'
import type { Change } from '../../context/context.ts'
import { leadTokens } from '../../links/lead-tokens.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { depositOpen, forbidden, notFound } from '../../platform/http/error.ts'
import { depositQueries } from '../deposit/deposit.queries.ts'
import { leadStateOf } from './lead.entry.ts'
import { enqueueViewingMail } from './lead.save.ts'
import { canDeleteLead } from '../record/lead.policy.ts'
import type { LeadRecord } from '../record/lead.present.ts'
import { leadQueries } from '../record/lead.queries.ts'
import { outcomeQueries } from '../record/outcome.queries.ts'
import { expectsViewing } from '../record/lead.transitions.ts'

/**
 * Can be undone, but not its cancelled links. The caller pushes the refresh, one for many leads.
 * @throws AppError 403, 404, 409 while a holding deposit is open
 */
export async function removeLead(change: Change, actor: Actor, id: number, now: number): Promise<void> {
  const queries = leadQueries(change.db)
  const saved = deletable(actor, await queries.lock(id))
  await assertNoDeposit(change, saved)
  const isOff = expectsViewing(leadStateOf(saved))
  await queries.update(id, {
    deleted_at: new Date(now),
    ...(isOff && {
      viewing_confirmed_at: null,
      calendar_sequence: saved.calendar_sequence + 1,
      outcome: VIEWING_OUTCOME.CancelledByUs,
    }),
  })
  if (isOff) {
    await enqueueViewingMail(change, saved, 'cancelled', saved.calendar_sequence + 1)
    await outcomeQueries(change.db).add(saved, {
      outcome: VIEWING_OUTCOME.CancelledByUs,
      byUserId: actor.userId,
      at: new Date(now),
    })
  }
  await leadTokens(change.db).cancel(id, now)
  await change.audit({ action: 'lead.delete', entity: 'lead', entityId: id })
}

/**
 * The caller pushes the refresh.
 * @throws AppError 403, 404
 */
export async function restoreLead(change: Change, actor: Actor, id: number): Promise<void> {
  const queries = leadQueries(change.db)
  deletable(actor, await queries.lockDeleted(id))
  await queries.update(id, { deleted_at: null })
  await change.audit({ action: 'lead.restore', entity: 'lead', entityId: id })
}

async function assertNoDeposit({ db }: Change, { id, status, ...lead }: LeadRecord): Promise<void> {
  if ((await depositQueries(db).holder(id, null)) === undefined) return
  throw depositOpen({ id, status, name: leadName({ firstName: lead.first_name, lastName: lead.last_name }) })
}

function deletable(actor: Actor, record: LeadRecord | undefined): LeadRecord {
  if (!record) throw notFound()
  if (!canDeleteLead(actor, record.status as LeadStatus)) throw forbidden()
  return record
}
