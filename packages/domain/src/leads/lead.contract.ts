import { Type, type Static } from 'typebox'
import { PageOf } from '../platform/lists/page.contract.ts'
import { HandlerContract } from './handler/handler.contract.ts'
import { WaitingContract } from './waiting/waiting.contract.ts'
import { LEAD_STATUSES } from './lead.status.ts'

const Text = Type.String()
const OptionalText = Type.Union([Type.String(), Type.Null()])
const Whole = Type.Union([Type.Integer(), Type.Null()])
const Yes = Type.Union([Type.Boolean(), Type.Null()])
/** Unix seconds, or null. */
const Instant = Whole
const Status = Type.Enum([...LEAD_STATUSES])

/** A stored picture. */
export const MediaContract = Type.Object({
  id: Type.Integer(),
  location: OptionalText,
  externalUrl: OptionalText,
  originalName: OptionalText,
})

/** A stored picture. */
export type Media = Static<typeof MediaContract>

/** A lead in a list: without the tenant's address, notes or answers. */
export const LeadRowContract = Type.Object({
  id: Type.Integer(),
  firstName: Text,
  lastName: Text,
  email: Text,
  phone: Text,
  status: Status,
  dateSubmitted: Type.Integer(),
  viewingDate: Instant,
  viewingUserId: Whole,
  reservationSentDate: Instant,
  reservationCompleteDate: Instant,
  crmEnquiryUuid: OptionalText,
  property: Type.Union([
    Type.Object({
      name: OptionalText,
      addressLine1: OptionalText,
      addressLine2: OptionalText,
      city: OptionalText,
      postcode: OptionalText,
      crmPropertyUuid: OptionalText,
    }),
    Type.Null(),
  ]),
  /** True while a confirmation has been mailed and not been cancelled; read-only (rule L38). */
  isViewingConfirmed: Type.Boolean(),
  /** Null for none; changed by its own call, not by a save. */
  handler: Type.Union([HandlerContract, Type.Null()]),
  /** Waiting time until the first answer; null when it is not waiting. */
  waiting: Type.Union([WaitingContract, Type.Null()]),
  /** Number of possible duplicates, up to 20. */
  duplicates: Type.Integer(),
})

/** A lead in a list. */
export type LeadRow = Static<typeof LeadRowContract>

/** The lead's own copy of the home it asks about (rule L12). */
export const LeadPropertyContract = Type.Object({
  name: OptionalText,
  addressLine1: OptionalText,
  addressLine2: OptionalText,
  city: OptionalText,
  county: OptionalText,
  postcode: OptionalText,
  propertyExplorerUnitUuid: OptionalText,
  crmPropertyUuid: OptionalText,
  homeViewsLink: OptionalText,
  unitType: Whole,
  bedrooms: Whole,
  bathrooms: Whole,
  images: Type.Array(MediaContract),
})

/** The lead's own copy of the home it asks about. */
export type LeadProperty = Static<typeof LeadPropertyContract>

/** The tenant's answers; null where unanswered. */
export const LeadAnswersContract = Type.Object({
  employmentStatus: Whole,
  howWillYouPay: Whole,
  totalHouseholdIncome: Whole,
  budget: Whole,
  desiredBedrooms: Whole,
  pets: OptionalText,
  apartmentType: OptionalText,
  /** 6 or 12. */
  desiredTenancyPeriodInMonths: Whole,
  desiredViewingDate: Instant,
  desiredMoveDate: Instant,
  rightToRentShareCode: Yes,
  currentLivingArrangements: Whole,
  whereDidYouHearAboutProperty: Whole,
  parkingRequired: Yes,
  /** The tenant's comments, not to be confused with the staff's `notes` (rule L20). */
  qualifyingNotes: OptionalText,
})

/** The tenant's answers. */
export type LeadAnswers = Static<typeof LeadAnswersContract>

/** A whole lead, for staff. Dates are unix seconds. */
export const LeadContract = Type.Object({
  ...LeadRowContract.properties,
  addressLine1: OptionalText,
  addressLine2: OptionalText,
  city: OptionalText,
  country: OptionalText,
  postcode: OptionalText,
  notes: OptionalText,
  property: Type.Union([LeadPropertyContract, Type.Null()]),
  /** The referencing result; read-only. */
  document: Type.Union([
    Type.Object({ status: Type.String(), maxRent: Type.Union([Type.Number(), Type.Null()]) }),
    Type.Null(),
  ]),
  ...LeadAnswersContract.properties,
  /** The agent's name, given even when the agent is inactive. */
  viewingUsername: Type.Optional(OptionalText),
  /** False when the handler may no longer open the lead, which then counts as unassigned (rule A2.3). */
  handlerMayOpen: Type.Optional(Type.Boolean()),
  duplicates: Type.Optional(LeadRowContract.properties.duplicates),
  /** Row version; a save with an older one answers 409 (rule L35). */
  version: Type.Integer(),
})

/** A whole lead, for staff. */
export type Lead = Static<typeof LeadContract>

/** A page of lead rows. */
export const LeadPageContract = PageOf(LeadRowContract)

/** The 409 answers of a save: concurrent change (rule L35), agent busy (rule L39), home held (rule L40). */
export const LeadRefusalContract = Type.Union([
  Type.Object({
    error: Type.Literal('conflict'),
    message: Type.String(),
    /** Who changed it last; null when unknown. */
    changedBy: OptionalText,
  }),
  Type.Object({
    error: Type.Literal('clash'),
    message: Type.String(),
    clash: Type.Object({ id: Type.Integer(), name: Type.String(), viewingDate: Type.Integer() }),
  }),
  Type.Object({
    error: Type.Literal('held'),
    message: Type.String(),
    heldBy: Type.Union([
      Type.Object({ id: Type.Integer(), name: Type.String(), status: Status }),
      Type.Null(),
    ]),
  }),
])

/** A 409 answer of a save. */
export type LeadRefusal = Static<typeof LeadRefusalContract>

/** The leads that have waited longest, and counts of all waiting leads. */
export const WaitingLeadsContract = Type.Object({
  total: Type.Integer(),
  due: Type.Integer(),
  overdue: Type.Integer(),
  models: Type.Array(LeadRowContract),
})

/** The leads that have waited longest, and counts of all waiting leads. */
export type WaitingLeads = Static<typeof WaitingLeadsContract>
