import { LEAD_STATUS } from '@latchkey/domain/leads/lead-status'
import type { Insertable } from 'kysely'
import type { Change } from '../../context/context.ts'
import type { LeadTable } from '../../db/tables/leads.ts'
import { mailLeadLink } from '../../links/mailed-links.ts'
import { leadChanges } from '../record/lead.changes.ts'
import { homeColumnsOfStock } from '../record/lead.columns.ts'
import { claimHome, claimSlot } from '../record/lead.guards.ts'
import { presentLead } from '../record/lead.present.ts'
import { leadQueries } from '../record/lead.queries.ts'
import { offersHome, needsSlot, type LeadState } from '../record/lead.transitions.ts'
import { homeQueries, type StockHome } from '../record/home.queries.ts'
import type { Lead } from '@latchkey/domain/leads/lead.contract'

/**
 * Creates every lead, for staff and intake alike: links the home in stock, fills blank fields of the copy,
 * mails the link of the status and pushes a refresh. `submittedAt` is when the person wrote.
 * @returns null when the external id is known; nothing has changed then
 */
export async function enterLead(
  change: Change,
  columns: Insertable<LeadTable>,
  {
    now,
    submittedAt = now,
    override = false,
    home,
    mailsQuestionnaire = true,
    completedBy,
  }: {
    now: Date
    submittedAt?: Date
    override?: boolean
    /** The home in stock; otherwise it is found by its ids in other systems. */
    home?: StockHome | undefined
    mailsQuestionnaire?: boolean
    /** The user who completed what a source sent. */
    completedBy?: number | undefined
  },
): Promise<Lead | null> {
  const queries = leadQueries(change.db)
  const stock =
    home ??
    (await homeQueries(change.db).match({
      explorer: columns.property_explorer_unit_uuid ?? null,
      crm: columns.property_crm_uuid ?? null,
    }))
  const state = leadStateOf(columns)
  if (needsSlot(null, state) && state.viewingAt && state.viewingUserId !== null) {
    await claimSlot(change.db, {
      agentId: state.viewingUserId,
      at: state.viewingAt,
      leadId: null,
      override,
    })
  }
  const isOffer = offersHome(null, state)
  if (isOffer && stock) await claimHome(change.db, { propertyId: stock.id, leadId: null })
  const record = await queries.insert({
    ...columns,
    submitted_at: submittedAt,
    touched_at: now,
    ...(stock && filledFrom(stock, columns)),
  })
  if (!record) return null
  if (stock) await homeQueries(change.db).copyImages([record.id])
  if (isOffer) await mailLeadLink(change, record.id, 'reservation', now.getTime())
  if (record.status === LEAD_STATUS.AwaitingFeedback && mailsQuestionnaire)
    await mailLeadLink(change, record.id, 'questionnaire', now.getTime())
  const lead = presentLead(record, await queries.images(record.id))
  await change.audit({
    action: 'lead.create',
    entity: 'lead',
    entityId: lead.id,
    changes: [
      ...leadChanges(null, lead),
      ...(completedBy === undefined ? [] : [{ field: 'completedBy', from: null, to: completedBy }]),
    ],
  })
  change.push('leads-refresh', { ids: [lead.id] })
  return lead
}

/** Input of the rules about changes of status. */
export function leadStateOf(
  columns: Pick<
    Insertable<LeadTable>,
    'status' | 'email' | 'viewing_at' | 'viewing_user_id' | 'viewing_confirmed_at'
  >,
): LeadState {
  return {
    status: columns.status,
    email: columns.email,
    viewingAt: columns.viewing_at ?? null,
    viewingUserId: columns.viewing_user_id ?? null,
    isConfirmed: columns.viewing_confirmed_at != null,
  }
}

/** The link to the home, and its values for blank fields. */
function filledFrom(stock: StockHome, columns: Insertable<LeadTable>): Partial<Insertable<LeadTable>> {
  const blank = Object.entries(homeColumnsOfStock(stock)).filter(
    ([column]) => columns[column as keyof typeof columns] == null,
  )
  return { ...Object.fromEntries(blank), property_id: stock.id }
}
