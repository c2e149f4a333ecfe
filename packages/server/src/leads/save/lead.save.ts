import type { LeadBody, NewLeadBody } from '@latchkey/domain/leads/lead.body'
import type { ErrorsByField } from '@latchkey/domain/platform/field-errors'
import { LEAD_STATUS, type LeadStatus } from '@latchkey/domain/leads/lead-status'
import { emptyPropertyDraft, type LeadDraft } from '@latchkey/domain/leads/lead.draft'
import { VIEWING_OUTCOME } from '@latchkey/domain/leads/outcome/outcome.enums'
import { validateLead } from '@latchkey/domain/leads/lead.suite'
import { IMPLIED_RESPONSE } from '@latchkey/domain/leads/waiting/waiting.messages'
import { isReasonGiven, type ReasonValues } from '@latchkey/domain/leads/reason/reason-values'
import type { Static } from 'typebox'
import type { Change } from '../../context/context.ts'
import type { LockedPerson } from '../../db/people-lock.ts'
import type { ReadResponseClock } from '../../office/response-clock.ts'
import { isKey, type Author, type Caller } from '../../platform/http/actor.ts'
import { accepted } from '../../platform/http/accepted.ts'
import { leadTokens } from '../../links/lead-tokens.ts'
import { mailLeadLink } from '../../links/mailed-links.ts'
import { unixSeconds } from '../../platform/values/unix-seconds.ts'
import { leadStateOf } from './lead.entry.ts'
import { handledBy } from '../handler/handler.queries.ts'
import { leadChanges } from '../record/lead.changes.ts'
import { leadColumns } from '../record/lead.columns.ts'
import { claimHome, claimSlot } from '../record/lead.guards.ts'
import { canOpenLead, isUnassignedLead } from '../record/lead.policy.ts'
import { presentLead, type LeadRecord } from '../record/lead.present.ts'
import { leadQueries } from '../record/lead.queries.ts'
import { responseColumns, movesOn, waitingOf, type FirstAnswer } from '../record/lead.waiting.ts'
import {
  linkToMail,
  movesMail,
  offersHome,
  plansViewing,
  needsSlot,
  viewingNotice,
} from '../record/lead.transitions.ts'
import { completeWithChecks } from '../right-to-rent/right-to-rent.guard.ts'
import { enterWithReason } from '../record/reason.record.ts'
import { outcomeQueries } from '../record/outcome.queries.ts'
import { homeQueries } from '../record/home.queries.ts'

type SentLeadValues = (Static<typeof LeadBody> | Static<typeof NewLeadBody>)['values']

/** `override` accepts an overlapping viewing. */
type SentLead = LeadDraft & {
  override: boolean
  statusReason?: ReasonValues | null
  rightToRentOverride?: string
}

/**
 * Writes a validated draft over a locked lead with all effects; links mailed to a former address are cancelled.
 * `today` gives the day in business time.
 */
export async function saveLead(
  change: Change,
  saved: LeadRecord,
  draft: SentLead,
  {
    actor,
    now,
    today,
    readClock,
  }: { actor: Caller; now: Date; today: () => string; readClock: ReadResponseClock },
): Promise<void> {
  const queries = leadQueries(change.db)
  const columns = keepingHiddenDates(leadColumns(draft), saved)
  const propertyId = await linkedHome(change, saved, columns)
  const [before, after] = [leadStateOf(saved), leadStateOf({ ...saved, ...columns })]
  if (needsSlot(before, after) && after.viewingAt && after.viewingUserId !== null) {
    await claimSlot(change.db, {
      agentId: after.viewingUserId,
      at: after.viewingAt,
      leadId: saved.id,
      override: draft.override,
    })
  }
  if (offersHome(before, after) && propertyId !== null)
    await claimHome(change.db, { propertyId, leadId: saved.id })

  const changes = leadChanges(presentLead(saved, []), presentLead({ ...saved, ...columns }, []))
  change.push('leads-refresh', { ids: [saved.id] })
  if (changes.length === 0 && propertyId === saved.property_id) return
  if (after.status !== before.status)
    changes.push(
      ...(await enterWithReason(change, saved.id, after.status as LeadStatus, {
        given: draft.statusReason ?? null,
        userId: actor.userId,
        at: now,
      })),
    )
  // The first action of a person on an unassigned lead assigns it.
  const isTaken = !isKey(actor) && isUnassignedLead(saved) && canOpenLead(actor, columns.status as LeadStatus)
  if (isTaken) changes.push({ field: 'handler', from: saved.handler_user_id, to: actor.userId })
  const notice = viewingNotice(before, after)
  const sequence = saved.calendar_sequence + 1
  await queries.update(saved.id, {
    ...columns,
    property_id: propertyId,
    ...(isTaken && handledBy(actor.userId, now)),
    ...(!isKey(actor) &&
      movesOn(saved, after.status) &&
      responseColumns(await movedOn(change, saved, { actor, now, readClock }))),
    ...(plansViewing(before, after) && { outcome: null }),
    ...(notice === 'cancelled' && { outcome: VIEWING_OUTCOME.CancelledByUs }),
    ...(notice && { calendar_sequence: sequence, viewing_confirmed_at: notice === 'cancelled' ? null : now }),
  })
  if (after.status !== before.status && after.status === LEAD_STATUS.ReservationComplete) {
    const override = draft.rightToRentOverride ?? ''
    changes.push(...(await completeWithChecks(change, actor, saved.id, { override, today: today() })))
  }
  if (movesMail(before, after)) await leadTokens(change.db).cancel(saved.id, now.getTime())
  const link = linkToMail(before, after)
  if (link !== null) await mailLeadLink(change, saved.id, link, now.getTime())
  if (notice)
    await enqueueViewingMail(
      change,
      notice === 'cancelled' ? saved : { ...saved, ...columns },
      notice,
      sequence,
    )
  if (notice === 'cancelled')
    await outcomeQueries(change.db).add(saved, {
      outcome: VIEWING_OUTCOME.CancelledByUs,
      byUserId: actor.userId,
      at: now,
    })
  await change.audit({ action: 'lead.update', entity: 'lead', entityId: saved.id, changes })
}

/** Leaving Enquiry is a first answer, also when the tenant books a viewing. */
export async function movedOn(
  change: Change,
  saved: LeadRecord,
  { actor, now, readClock }: { actor: Pick<Author, 'userId'>; now: Date; readClock: ReadResponseClock },
): Promise<FirstAnswer> {
  const waiting = waitingOf(saved, await readClock(change.db), now)
  change.happened({ type: 'lead.answered', id: saved.id })
  return { how: IMPLIED_RESPONSE.movedOn, by: actor.userId, at: now, minutes: waiting?.minutes ?? null }
}

type Columns = ReturnType<typeof leadColumns>

/** Blank only where the form hides the field; the stored value is kept then (rule L25). */
function keepingHiddenDates(columns: Columns, saved: LeadRecord): Columns {
  return {
    ...columns,
    viewing_at: columns.viewing_at ?? saved.viewing_at,
    viewing_user_id: columns.viewing_user_id ?? saved.viewing_user_id,
    reservation_sent_at: columns.reservation_sent_at ?? saved.reservation_sent_at,
    reservation_complete_at: columns.reservation_complete_at ?? saved.reservation_complete_at,
  }
}

/** The link to stock changes only with the identifiers of the home. */
async function linkedHome(change: Change, saved: LeadRecord, columns: Columns): Promise<number | null> {
  const isSameHome =
    columns.property_explorer_unit_uuid === saved.property_explorer_unit_uuid &&
    columns.property_crm_uuid === saved.property_crm_uuid
  if (isSameHome && saved.property_id !== null) return saved.property_id
  const stock = await homeQueries(change.db).match({
    explorer: columns.property_explorer_unit_uuid,
    crm: columns.property_crm_uuid,
  })
  return stock?.id ?? null
}

export async function enqueueViewingMail(
  change: Change,
  viewing: Pick<LeadRecord, 'id' | 'viewing_at'>,
  kind: 'confirmed' | 'updated' | 'cancelled',
  sequence: number,
): Promise<void> {
  if (viewing.viewing_at === null) return
  await change.enqueue('mail.viewing', {
    leadId: viewing.id,
    kind,
    sequence,
    viewingDate: unixSeconds(viewing.viewing_at),
  })
}

/** Mails about confirmed viewings that got another agent; `viewings` are the leads before the change. */
export async function enqueueViewingUpdates(
  change: Change,
  viewings: readonly Pick<LeadRecord, 'id' | 'viewing_at' | 'calendar_sequence'>[],
): Promise<void> {
  await change.enqueueAll(
    'mail.viewing',
    viewings.flatMap(({ id, viewing_at: at, calendar_sequence: sequence }) =>
      at === null
        ? []
        : [{ leadId: id, kind: 'updated' as const, sequence: sequence + 1, viewingDate: unixSeconds(at) }],
    ),
  )
}

/**
 * Parses and validates a lead. `saved` is null for a new one; `agent` is the viewing's agent. A stale save's phone is
 * not validated, because it may have been the saved one when the edits began; nor is a home that stays (`keepsHome`). `otherErrors` are those of fields that are
 * not part of the draft.
 * @throws AppError 422 with all failing fields
 */
export function acceptedDraft(
  body: Static<typeof LeadBody> | Static<typeof NewLeadBody>,
  saved: LeadRecord | null,
  agent: LockedPerson | undefined,
  {
    isStale = false,
    keepsHome = false,
    otherErrors = {},
  }: { isStale?: boolean; keepsHome?: boolean; otherErrors?: ErrorsByField } = {},
): SentLead {
  const reason = body.values.statusReason ?? null
  const found = validateLead(body.values, {
    savedPhone: isStale ? body.values.phone : (saved?.phone ?? ''),
    knowsUser: () => isAgent(agent, saved),
    // Only checked where it is given, so that a save without one stays valid (rule W1.2).
    needsReason: (status) => status !== saved?.status && reason !== null && isReasonGiven(reason),
  })
  const errors = keepsHome ? withoutHome(found) : found
  const lead = accepted<SentLeadValues>(body, { ...errors, ...otherErrors })
  return { ...lead, property: lead.property ?? emptyPropertyDraft() }
}

/** An active user, or the present agent; `saved` is null for a new lead. */
export function isAgent(person: LockedPerson | undefined, saved: LeadRecord | null): boolean {
  return person !== undefined && (person.active || person.id === saved?.viewing_user_id)
}

const withoutHome = (errors: ErrorsByField): ErrorsByField =>
  Object.fromEntries(Object.entries(errors).filter(([field]) => !field.startsWith('property.')))
