import {
  HOLDING_STATUSES,
  LEAD_STATUS,
  PLANNED_VIEWING_STATUSES,
  sectionOf,
  type LeadStatus,
} from '@latchkey/domain/leads/lead-status'
import { VIEWING_SECONDS } from '@latchkey/domain/leads/lead.limits'
import { VIEWING_OUTCOME } from '@latchkey/domain/leads/outcome/outcome.enums'
import { VIEWING_CHANGES_MAX } from '@latchkey/domain/tenants/page/page.contract'
import { DAY_SECONDS } from '@latchkey/domain/platform/values/durations'
import type { LeadLinkPurpose } from '../../src/links/lead-tokens.ts'

/** A status code, or the answer of a call that got 200. */
export type Answer = number | boolean
export type Staff = 'agent' | 'manager'
export type Who = Staff | 'anonymous'

export interface ModelLead {
  id: number
  status: LeadStatus
  version: number
  email: string
  notes: string
  /** Place in the homes. */
  home: number | null
  handler: Staff | null
  viewingAt: number | null
  viewingBy: Staff | null
  sentAt: number | null
  completeAt: number | null
  /** The viewing was confirmed by mail. */
  isConfirmed: boolean
  outcome: number | null
  /** Each outcome can be undone: it has the version that it left, and whether the viewing was confirmed before. */
  outcomes: { version: number | null; wasConfirmed: boolean }[]
  hasFeedback: boolean
  isDeleted: boolean
  mergedInto: ModelLead | null
  tenantChanges: number[]
}

export interface ModelLink {
  id: number
  of: ModelLead
  /** The lead that its mail is about. */
  mailedFor: ModelLead
  purpose: LeadLinkPurpose
  isLive: boolean
  /** The tenant has the token once the mail was read, and the proof once the identity was proved. */
  token: string | null
  proof: { verification: string; leadId: number; at: number } | null
}

export interface ModelMerge {
  id: number
  kept: ModelLead
  other: ModelLead
  changes: { field: MergedField; from: string | null; to: string | null }[]
  isUndone: boolean
}

export type MergedField = 'email' | 'notes' | 'handler'

export interface Given {
  status: LeadStatus
  viewingAt: number
  viewingBy: Staff
  email: string
  notes: string
  home: number | null
  override: boolean
}

export const SENT_AT = 1_772_500_000
export const COMPLETE_AT = 1_772_600_000
export const NOTICE_SECONDS = DAY_SECONDS

/** The form whose link is mailed in a status. */
const FORM_OF: Partial<Record<LeadStatus, LeadLinkPurpose>> = {
  [LEAD_STATUS.AwaitingFeedback]: 'questionnaire',
  [LEAD_STATUS.ReservationSent]: 'reservation',
}

export type OfficeState = ReturnType<typeof officeState>

const isNear = (one: number | null, other: number) => one !== null && Math.abs(one - other) < VIEWING_SECONDS

/** The leads, links and homes of a sequence, with what several rules share. */
/** docs/rules describe the calls on the leads of one person. Each call changes the model as it should the office. */
export function officeState() {
  const leads: ModelLead[] = []
  const links: ModelLink[] = []
  const merges: ModelMerge[] = []
  const homes = [
    { id: 0, isReserved: false },
    { id: 0, isReserved: false },
  ]
  const lines: string[] = []

  const keptOf = (lead: ModelLead): ModelLead => (lead.mergedInto ? keptOf(lead.mergedInto) : lead)
  const isGone = (lead: ModelLead) => lead.isDeleted || lead.mergedInto !== null
  const others = (lead: ModelLead | null) => leads.filter((each) => each !== lead && !isGone(each))
  const note = (action: string, lead: ModelLead) => lines.push(`${action} ${leads.indexOf(lead)}`)
  const write = (action: string, lead: ModelLead, values: Partial<ModelLead>): true => {
    Object.assign(lead, values, { version: lead.version + 1 })
    note(action, lead)
    return true
  }
  const issue = (purpose: LeadLinkPurpose, of: ModelLead): ModelLink => {
    const link = { id: 0, of, mailedFor: of, purpose, isLive: true, token: null, proof: null }
    links.push(link)
    return link
  }
  /** Also the links of leads merged into it. */
  const endLinks = (lead: ModelLead, isMeant: (link: ModelLink) => boolean = () => true) => {
    for (const link of links) if (keptOf(link.of) === lead && isMeant(link)) link.isLive = false
  }
  const mailMoved = (lead: ModelLead, known: (purpose: LeadLinkPurpose) => ModelLink | undefined) => {
    const purpose = FORM_OF[lead.status]
    if (purpose === undefined) return
    const link = known(purpose)
    if (link) link.mailedFor = lead
    else issue(purpose, lead)
  }
  /** Another confirmed viewing of the agent. */
  const clashes = (agent: Staff, at: number, lead: ModelLead | null) =>
    others(lead).some(
      (each) =>
        each.status === LEAD_STATUS.ViewingScheduled &&
        each.viewingBy === agent &&
        isNear(each.viewingAt, at),
    )
  const isIn = (statuses: readonly LeadStatus[]) => (lead: ModelLead) => statuses.includes(lead.status)
  const isReserved = (home: number | null) => home !== null && homes[home]?.isReserved === true
  const onHome = (home: number | null, lead: ModelLead | null) =>
    others(lead).filter((each) => home !== null && each.home === home)
  /** Rule L40. */
  const isHeld = (home: number | null, lead: ModelLead | null) =>
    isReserved(home) || onHome(home, lead).some(isIn(HOLDING_STATUSES))
  const isDue = (lead: ModelLead) => lead.isConfirmed && isIn(PLANNED_VIEWING_STATUSES)(lead)
  const isToCome = (lead: ModelLead, now: number) => lead.viewingAt !== null && lead.viewingAt > now
  const cancelledByUs = (lead: ModelLead) => {
    lead.outcomes.push({ version: null, wasConfirmed: false })
    return { isConfirmed: false, outcome: VIEWING_OUTCOME.CancelledByUs }
  }
  const refusal = (
    who: Who,
    lead: ModelLead,
    may: readonly Staff[] = ['agent', 'manager'],
  ): number | null => {
    if (who === 'anonymous') return 401
    if (!may.includes(who)) return 403
    return isGone(lead) ? 404 : null
  }
  /** The agent may neither delete nor restore in Reservation (rule L3). */
  const mayDelete = (who: Who, lead: ModelLead) =>
    who === 'manager' || sectionOf(lead.status) !== 'Reservation'
  const isOpen = (link: ModelLink) => link.isLive && !keptOf(link.of).isDeleted
  const submit = (link: ModelLink, work: (lead: ModelLead) => Answer): Answer =>
    isOpen(link) ? work(keptOf(link.of)) : 403
  const isMailed = (purpose: LeadLinkPurpose, { status }: ModelLead) =>
    purpose === 'page' || FORM_OF[status] === purpose
  const changedByTenant = (
    lead: ModelLead,
    now: number,
    action: string,
    values: Partial<ModelLead>,
  ): Answer => {
    if (lead.tenantChanges.filter((at) => at > now - DAY_SECONDS).length >= VIEWING_CHANGES_MAX) return 429
    lead.tenantChanges.push(now)
    return write(action, lead, values)
  }
  return {
    leads,
    links,
    merges,
    homes,
    lines,
    keptOf,
    isGone,
    others,
    note,
    write,
    issue,
    endLinks,
    mailMoved,
    isNear,
    clashes,
    isIn,
    isReserved,
    onHome,
    isHeld,
    isDue,
    isToCome,
    cancelledByUs,
    refusal,
    mayDelete,
    isOpen,
    submit,
    isMailed,
    changedByTenant,
  }
}
