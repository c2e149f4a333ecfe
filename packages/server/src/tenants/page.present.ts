import { LEAD_STATUS, type LeadStatus } from '@latchkey/domain/leads/lead-status'
import { VIEWING_SECONDS } from '@latchkey/domain/leads/lead.limits'
import { propertyAddress } from '@latchkey/domain/leads/lead-names'
import { poundsOf } from '@latchkey/domain/platform/values/money'
import type {
  TenantDeposit,
  TenantPageFacts,
  TenantViewing,
} from '@latchkey/domain/tenants/page/page.contract'
import { homeOf, type LeadRecord } from '../leads/record/lead.present.ts'
import { viewingUid } from '../mail/viewing-calendar.ts'
import type { MediaRecord } from '../media/media.present.ts'
import { orNull } from '../platform/values/blank.ts'
import { unixSeconds } from '../platform/values/unix-seconds.ts'
import { bookingOf, feedbackStateOf, viewingToCome } from './page.policy.ts'
import type { PageFacts } from './page.queries.ts'
import { presentReservation } from './tenants.present.ts'

interface Shown {
  readonly facts: PageFacts
  readonly images: readonly MediaRecord[]
  readonly verification: string
  readonly nowMs: number
  /** The host in the UID of the calendar event. */
  readonly host: string
}

/** Nothing that staff wrote (rule T1.3). */
export function presentPage(lead: LeadRecord, shown: Shown): TenantPageFacts {
  const { facts, images, verification, nowMs } = shown
  const { property } = presentReservation(lead, { images, rentPence: facts.rent_pence }, verification)
  const booking = bookingOf(lead, facts, nowMs)
  return {
    id: lead.id,
    firstName: lead.first_name,
    status: lead.status as LeadStatus,
    property,
    viewing: presentViewing(lead, shown),
    canChoose: booking !== null && booking.from === null,
    feedback: feedbackStateOf(lead),
    deposit: presentDeposit(facts),
    keepMonths: facts.keep_months,
    verification,
  }
}

function presentDeposit(facts: PageFacts): TenantDeposit | null {
  const { deposit_pence: amount, deposit_received_on: receivedOn, deposit_deadline_on: deadlineOn } = facts
  if (amount === null || receivedOn === null || deadlineOn === null) return null
  return { amount: poundsOf(amount), receivedOn, deadlineOn }
}

function presentViewing(lead: LeadRecord, { facts, nowMs, host }: Shown): TenantViewing | null {
  if (lead.status !== LEAD_STATUS.ViewingScheduled || lead.viewing_at === null) return null
  const start = unixSeconds(lead.viewing_at)
  return {
    start,
    end: start + VIEWING_SECONDS,
    address: propertyAddress(homeOf(lead)),
    agentFirstName: orNull(facts.agent_first_name ?? ''),
    canMove: bookingOf(lead, facts, nowMs) !== null,
    canCancel: viewingToCome(lead, nowMs) !== null,
    uid: viewingUid(lead.id, host),
    sequence: lead.calendar_sequence,
  }
}
