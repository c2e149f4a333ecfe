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

/** A stored picture as it travels. */
export const MediaContract = Type.Object({
  id: Type.Integer(),
  location: OptionalText,
  externalUrl: OptionalText,
  originalName: OptionalText,
})

/** A stored picture. */
export type Media = Static<typeof MediaContract>

/** A lead as a list row: no address of the person, no notes, no answers. */
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
  /** True while the customer expects a viewing that a confirmation promised; staff cannot write it. Source: decision L38. */
  isViewingConfirmed: Type.Boolean(),
  /** Who has it; null for nobody. Staff change it by a call of its own. Source: decision A2. */
  handler: Type.Union([HandlerContract, Type.Null()]),
  /** How long it has waited for its first answer; null for one that does not. Source: decision A3. */
  waiting: Type.Union([WaitingContract, Type.Null()]),
  /** How many other leads may be duplicates of it, up to 20. Source: decision A4. */
  duplicates: Type.Integer(),
})

/** A lead as a list row. */
export type LeadRow = Static<typeof LeadRowContract>

/** The lead's own copy of the home it asks about. Source: specification §3, decision L12. */
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

/** What the tenant answered; null where unanswered. Source: specification §3, decision L20. */
export const LeadAnswersContract = Type.Object({
  employmentStatus: Whole,
  howWillYouPay: Whole,
  totalHouseholdIncome: Whole,
  budget: Whole,
  desiredBedrooms: Whole,
  pets: OptionalText,
  apartmentType: OptionalText,
  /** 6 or 12. Source: decision P10. */
  desiredTenancyPeriodInMonths: Whole,
  desiredViewingDate: Instant,
  desiredMoveDate: Instant,
  rightToRentShareCode: Yes,
  currentLivingArrangements: Whole,
  whereDidYouHearAboutProperty: Whole,
  parkingRequired: Yes,
  /** The tenant's Comments; staff notes are `notes`. */
  qualifyingNotes: OptionalText,
})

/** What the tenant answered. */
export type LeadAnswers = Static<typeof LeadAnswersContract>

/** A whole lead as staff see it. Dates are unix seconds. */
export const LeadContract = Type.Object({
  ...LeadRowContract.properties,
  addressLine1: OptionalText,
  addressLine2: OptionalText,
  city: OptionalText,
  country: OptionalText,
  postcode: OptionalText,
  notes: OptionalText,
  property: Type.Union([LeadPropertyContract, Type.Null()]),
  /** The referencing result; staff cannot write it. Source: decision L19. */
  document: Type.Union([
    Type.Object({ status: Type.String(), maxRent: Type.Union([Type.Number(), Type.Null()]) }),
    Type.Null(),
  ]),
  ...LeadAnswersContract.properties,
  /** The name of the lead's agent, who may be inactive by now. Source: decision U16. */
  viewingUsername: Type.Optional(OptionalText),
  /** False where whoever has it may no longer open it: the lead counts as unassigned. Source: decision A2.3. */
  handlerMayOpen: Type.Optional(Type.Boolean()),
  duplicates: Type.Optional(LeadRowContract.properties.duplicates),
  /** Row version; a save that carries an older one is refused. Source: decision L35. */
  version: Type.Integer(),
})

/** A whole lead as staff see it. */
export type Lead = Static<typeof LeadContract>

/** A page of lead rows. */
export const LeadPageContract = PageOf(LeadRowContract)

/** What a save answers when somebody else changed the lead, when the agent is busy, or when the home is held. Source: decisions L35, L39, L40. */
export const LeadRefusalContract = Type.Union([
  Type.Object({
    error: Type.Literal('conflict'),
    message: Type.String(),
    /** Who changed it last, where known. */
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

/** A refused save. */
export type LeadRefusal = Static<typeof LeadRefusalContract>

/** What waits longest, and how many leads wait in all. Source: decision A3. */
export const WaitingLeadsContract = Type.Object({
  total: Type.Integer(),
  due: Type.Integer(),
  overdue: Type.Integer(),
  models: Type.Array(LeadRowContract),
})

/** What waits longest, and how many leads wait in all. */
export type WaitingLeads = Static<typeof WaitingLeadsContract>
