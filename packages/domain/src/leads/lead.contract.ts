import { Type, type Static } from 'typebox'
import { MediaContract } from '../media/media.contract.ts'
import { PageOf } from '../platform/lists/page.contract.ts'
import { filled, picked } from '../platform/values/fields.ts'
import {
  ANSWER_FLAG_FIELDS,
  ANSWER_NUMBER_FIELDS,
  ANSWER_TEXT_FIELDS,
} from './questionnaire/answer.fields.ts'
import { ImportedFromContract } from '../platform/origin/imported-from.contract.ts'
import { HandlerContract } from './handler/handler.contract.ts'
import { FeedbackContract, OutcomeContract } from './outcome/outcome.contract.ts'
import { LastReasonContract } from './reason/reason.contract.ts'
import { RightToRentMissingContract } from './right-to-rent/right-to-rent.contract.ts'
import { WaitingContract } from './waiting/waiting.contract.ts'
import {
  LEAD_AGENT_FIELDS,
  LEAD_CONTACT_FIELDS,
  LEAD_DATE_FIELDS,
  LEAD_HOME_FACTS,
  LEAD_HOME_NAMES,
  LEAD_LISTED_FIELDS,
  LEAD_LISTED_HOME,
  LEAD_OPTIONAL_FIELDS,
} from './lead.fields.ts'
import { LEAD_STATUSES } from './lead-status.ts'

const OptionalText = Type.Union([Type.String(), Type.Null()])
const Whole = Type.Union([Type.Integer(), Type.Null()])
const Yes = Type.Union([Type.Boolean(), Type.Null()])
const Status = Type.Enum([...LEAD_STATUSES])

const ownFields = {
  ...filled(LEAD_CONTACT_FIELDS, () => Type.String()),
  ...filled(LEAD_OPTIONAL_FIELDS, () => OptionalText),
  // Unix seconds, or null.
  ...filled([...LEAD_DATE_FIELDS, ...LEAD_AGENT_FIELDS], () => Whole),
  status: Status,
}

const homeFields = filled(LEAD_HOME_NAMES, () => OptionalText)

/** A lead in a list: without the tenant's address, notes or answers. */
export const LeadRowContract = Type.Object({
  id: Type.Integer(),
  ...picked(ownFields, LEAD_LISTED_FIELDS),
  dateSubmitted: Type.Integer(),
  property: Type.Union([Type.Object(picked(homeFields, LEAD_LISTED_HOME)), Type.Null()]),
  /** True while a confirmation has been mailed and not been cancelled; read-only. */
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
  ...homeFields,
  ...filled(LEAD_HOME_FACTS, () => Whole),
  images: Type.Array(MediaContract),
})

/** The lead's own copy of the home it asks about. */
export type LeadProperty = Static<typeof LeadPropertyContract>

/** The tenant's answers; null where unanswered. */
export const LeadAnswersContract = Type.Object({
  ...filled(ANSWER_NUMBER_FIELDS, () => Whole),
  ...filled(ANSWER_TEXT_FIELDS, () => OptionalText),
  ...filled(ANSWER_FLAG_FIELDS, () => Yes),
})

/** The tenant's answers. */
export type LeadAnswers = Static<typeof LeadAnswersContract>

/** The lead that holds a home; null when the home itself is reserved, sold or rented. */
const HolderContract = Type.Union([
  Type.Object({ id: Type.Integer(), name: Type.String(), status: Status }),
  Type.Null(),
])

/** A whole lead, for staff. Dates are unix seconds. */
export const LeadContract = Type.Object({
  ...LeadRowContract.properties,
  ...ownFields,
  property: Type.Union([LeadPropertyContract, Type.Null()]),
  /** The referencing result; read-only. */
  document: Type.Union([
    Type.Object({ status: Type.String(), maxRent: Type.Union([Type.Number(), Type.Null()]) }),
    Type.Null(),
  ]),
  ...LeadAnswersContract.properties,
  /** The agent's username, given even when the agent is inactive. */
  viewingUsername: Type.Optional(OptionalText),
  /** The same agent's name; the username of an account without one. */
  viewingAgentName: Type.Optional(OptionalText),
  /** False when the handler may no longer open the lead, which then counts as unassigned. */
  handlerMayOpen: Type.Optional(Type.Boolean()),
  duplicates: Type.Optional(LeadRowContract.properties.duplicates),
  /** The reason why no reservation can be sent for the linked home; null while one can. */
  homeHold: Type.Optional(Type.Union([Type.Object({ heldBy: HolderContract }), Type.Null()])),
  /** Of the last viewing; null once another is booked or confirmed. */
  outcome: OutcomeContract,
  /** Null until the tenant has given it. */
  feedback: Type.Union([FeedbackContract, Type.Null()]),
  /** Null for a lead that was never declined and whose viewing was never cancelled. */
  lastReason: LastReasonContract,
  /** Read-only. */
  importedFrom: ImportedFromContract,
  /** Row version; a save with an older one answers 409. */
  version: Type.Integer(),
})

/** A whole lead, for staff. */
export type Lead = Static<typeof LeadContract>

/** A page of lead rows. */
export const LeadPageContract = PageOf(LeadRowContract)

/** The 409 answers of a save: concurrent change (rule L35), agent busy (rule L39), home not free (rule L40). */
export const LeadErrorContract = Type.Union([
  Type.Object({
    error: Type.Literal('conflict'),
    message: Type.String(),
    /** Author of the last change; null when unknown. */
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
    heldBy: HolderContract,
  }),
  RightToRentMissingContract,
])

/** A 409 answer of a save. */
export type LeadError = Static<typeof LeadErrorContract>

/** The leads that have waited longest, and counts of all waiting leads. */
export const WaitingLeadsContract = Type.Object({
  total: Type.Integer(),
  due: Type.Integer(),
  overdue: Type.Integer(),
  /** Enquiries that wait for a person to complete them; `late` from the warning on. */
  toComplete: Type.Object({ total: Type.Integer(), late: Type.Integer() }),
  models: Type.Array(LeadRowContract),
})

export type WaitingLeads = Static<typeof WaitingLeadsContract>
