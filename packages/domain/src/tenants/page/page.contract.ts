import { Type, type Static } from 'typebox'
import { LEAD_STATUSES } from '../../leads/lead-status.ts'
import { OfferedHomeContract } from '../reservation/reservation.contract.ts'
import { DAY_SECONDS } from '../../platform/values/durations.ts'

const OptionalText = Type.Union([Type.String(), Type.Null()])

/** The confirmed viewing as its tenant sees it. Moments are unix seconds. */
export const TenantViewingContract = Type.Object({
  start: Type.Integer(),
  end: Type.Integer(),
  address: Type.String(),
  /** Null where the agent has no first name; never the last name. */
  agentFirstName: OptionalText,
  canMove: Type.Boolean(),
  canCancel: Type.Boolean(),
  /** UID and SEQUENCE of the mailed calendar attachments. */
  uid: Type.String(),
  sequence: Type.Integer(),
})

/** The confirmed viewing as its tenant sees it. */
export type TenantViewing = Static<typeof TenantViewingContract>

/** A holding deposit as its tenant sees it: pounds, and days as `YYYY-MM-DD`. */
export const TenantDepositContract = Type.Object({
  amount: Type.Number(),
  receivedOn: Type.String(),
  deadlineOn: Type.String(),
})

/** A holding deposit as its tenant sees it. */
export type TenantDeposit = Static<typeof TenantDepositContract>

/** `wanted` after a viewing marked as attended, until feedback is given or the mark is undone. */
export const FEEDBACK_STATES = ['none', 'wanted', 'given'] as const

export type FeedbackState = (typeof FEEDBACK_STATES)[number]

/** The content of the tenant's page; nothing that staff wrote (rule T1.3). */
export const TenantPageContract = Type.Object({
  id: Type.Integer(),
  firstName: Type.String(),
  status: Type.Enum([...LEAD_STATUSES]),
  property: Type.Union([OfferedHomeContract, Type.Null()]),
  /** Null unless the status is 4. */
  viewing: Type.Union([TenantViewingContract, Type.Null()]),
  canChoose: Type.Boolean(),
  feedback: Type.Enum([...FEEDBACK_STATES]),
  /** The open one. */
  deposit: Type.Union([TenantDepositContract, Type.Null()]),
  /** Retention of the details, in months. */
  keepMonths: Type.Integer(),
  /** Signed proof of the identity step, for this lead, link and purpose, valid for two hours. */
  verification: Type.String(),
})

/** The content of the tenant's page. */
export type TenantPageFacts = Static<typeof TenantPageContract>

/** The response to the identity step; false when it does not match or the link no longer works. */
export const TenantPageResponseContract = Type.Union([Type.Literal(false), TenantPageContract])

/** A free time, in unix seconds. */
export const SlotContract = Type.Object({ start: Type.Integer(), end: Type.Integer() })

export type Slot = Static<typeof SlotContract>

/** Free times, in order. */
export const SlotsContract = Type.Array(SlotContract)

/** The 409 responses of booking and cancelling: the page is outdated, or the time is no longer free. */
export const SlotConflictContract = Type.Union([
  Type.Object({ error: Type.Literal('conflict'), message: Type.String() }),
  Type.Object({ error: Type.Literal('slot-taken'), message: Type.String(), slots: SlotsContract }),
])

/** A 409 response of booking or cancelling. */
export type SlotConflict = Static<typeof SlotConflictContract>

/** Links sent again for a lead, within `PAGE_WINDOW_SECONDS`. */
export const LINKS_SENT_MAX = 3

/** Viewings booked, moved and cancelled by the tenant of a lead, within `PAGE_WINDOW_SECONDS` (rule T2.4). */
export const VIEWING_CHANGES_MAX = 10

/** The period in which both are counted. */
export const PAGE_WINDOW_SECONDS = DAY_SECONDS
