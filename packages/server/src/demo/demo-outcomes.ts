import { isLeadStatus, LEAD_STATUS, sectionOf } from '@latchkey/domain/leads/lead-status'
import {
  FEEDBACK_INTEREST,
  VIEWING_OUTCOME,
  type FeedbackInterest,
  type ViewingOutcome,
} from '@latchkey/domain/leads/outcome/outcome.enums'
import type { LeadMailKind } from '@latchkey/domain/leads/mails/lead-mails.contract'
import { HOUR_MS } from '@latchkey/domain/platform/values/durations'
import type { Insertable, Transaction } from 'kysely'
import { TENANT_HEADINGS } from '../context/tenant-headings.ts'
import type { Db } from '../db/schema.ts'
import type { LeadTable } from '../db/tables/leads.ts'

type DemoLead = Insertable<LeadTable>

/** A no show comes before every so many attended viewings. */
const NO_SHOW_EVERY = 5
const NO_SHOW_BEFORE_MS = 72 * HOUR_MS

/** Used in turn; null for tenants who have not answered. */
const FEEDBACK: readonly ({ interested: FeedbackInterest; words: string | null } | null)[] = [
  { interested: FEEDBACK_INTEREST.Yes, words: 'Lovely and quiet. When could we move in?' },
  null,
  { interested: FEEDBACK_INTEREST.Maybe, words: 'The kitchen is smaller than in the pictures.' },
  null,
  { interested: FEEDBACK_INTEREST.No, words: null },
]

function outcomeOf(status: number, nr: number): ViewingOutcome | null {
  if (!isLeadStatus(status)) return null
  if (status === LEAD_STATUS.ViewingComplete || sectionOf(status) === 'Reservation')
    return VIEWING_OUTCOME.Attended
  if (status !== LEAD_STATUS.ViewingCancelled) return null
  return nr % 2 === 0 ? VIEWING_OUTCOME.CancelledByApplicant : VIEWING_OUTCOME.CancelledByUs
}

/** The leads with the outcomes of their viewings, and feedback on some. */
export const withOutcomes = (leads: readonly DemoLead[], now: Date): DemoLead[] =>
  leads.map((lead, nr) => {
    const outcome = outcomeOf(lead.status, nr)
    const feedback = outcome === VIEWING_OUTCOME.Attended ? FEEDBACK[nr % FEEDBACK.length] : null
    return {
      ...lead,
      outcome,
      ...(feedback && {
        feedback_interested: feedback.interested,
        feedback_words: feedback.words,
        feedback_at: after(lead, 4, now),
      }),
    }
  })

/** Some hours after the start of the viewing, but not in the future. */
const after = ({ viewing_at: start }: DemoLead, hours: number, now: Date): Date =>
  new Date(Math.min(timeOf(start) + hours * HOUR_MS, now.getTime()))

const timeOf = (at: DemoLead['viewing_at']): number => new Date(at ?? 0).getTime()

/** The viewings that came to an end, and the mails that the tenants were sent. */
export async function insertOutcomes(
  db: Transaction<Db>,
  stored: readonly { id: number }[],
  leads: readonly DemoLead[],
  now: Date,
): Promise<void> {
  const known = leads.flatMap((lead, nr) => {
    const id = stored[nr]?.id
    return id === undefined ? [] : [{ ...lead, id }]
  })
  const outcomes = known.flatMap((lead, nr) => {
    const { id, outcome, viewing_at: viewingAt, viewing_user_id: agentId } = lead
    if (outcome == null || viewingAt == null) return []
    const byUserId = outcome === VIEWING_OUTCOME.CancelledByApplicant ? null : agentId
    const last = { lead_id: id, viewing_at: viewingAt, agent_id: agentId, by_user_id: byUserId }
    const missed = {
      ...last,
      outcome: VIEWING_OUTCOME.NoShow,
      viewing_at: new Date(timeOf(viewingAt) - NO_SHOW_BEFORE_MS),
      at: new Date(timeOf(viewingAt) - NO_SHOW_BEFORE_MS + HOUR_MS),
    }
    const isSecond = outcome === VIEWING_OUTCOME.Attended && nr % NO_SHOW_EVERY === 0
    return [...(isSecond ? [missed] : []), { ...last, outcome, at: after(lead, 1, now) }]
  })
  await db.insertInto('viewing_outcome').values(outcomes).execute()
  const mails = known.flatMap((lead) =>
    mailsTo(lead, now).map(([kind, at]) => ({
      lead_id: lead.id,
      kind,
      subject: TENANT_HEADINGS[kind],
      queued_at: at,
      sent_at: at,
    })),
  )
  await db
    .insertInto('mail_log')
    .values(mails.toSorted((one, other) => one.queued_at.getTime() - other.queued_at.getTime()))
    .execute()
}

function mailsTo(lead: DemoLead, now: Date): [LeadMailKind, Date][] {
  const mails: [LeadMailKind, Date | string | null | undefined][] = [
    ['questionnaire-link', lead.submitted_at],
    ['viewing-confirmed', lead.viewing_confirmed_at],
    ['feedback', lead.outcome === VIEWING_OUTCOME.Attended ? after(lead, 2, now) : null],
    ['reservation-link', lead.reservation_sent_at],
  ]
  return mails.flatMap(([kind, at]) => (at == null ? [] : [[kind, new Date(at)]]))
}
