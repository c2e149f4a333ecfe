import { Type, type Static } from 'typebox'
import { LEAD_STATUSES } from '../../leads/lead-status.ts'
import { PageOf } from '../../platform/lists/page.contract.ts'
import { ERROR_NAMES } from '../../platform/field-errors.ts'
import { filled } from '../../platform/values/fields.ts'
import { MAPPED_FIELDS } from './source-mapping.ts'
import { RECEIVED_OUTCOMES, SOURCE_FORMATS } from './source.enums.ts'

const Moment = Type.Union([Type.Integer(), Type.Null()])
const OptionalText = Type.Union([Type.String(), Type.Null()])

const Origin = Type.Union([Type.Object({ pointer: Type.String() }), Type.Object({ text: Type.String() })])

/** A field without an origin stays empty. */
const MappingContract = Type.Object(filled(MAPPED_FIELDS, () => Type.Optional(Origin)))

/** Something that sends enquiries, without its key. Moments are unix seconds. */
export const SourceContract = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  format: Type.Enum([...SOURCE_FORMATS]),
  /** Null for a format of its own. */
  mapping: Type.Union([MappingContract, Type.Null()]),
  /** The address to which it sends enquiries. */
  url: Type.String(),
  lastReceivedAt: Moment,
  receivedThisWeek: Type.Integer(),
  toComplete: Type.Integer(),
  endedAt: Moment,
  version: Type.Integer(),
})

/** Something that sends enquiries, without its key. */
export type Source = Static<typeof SourceContract>

/** A source that was just made; only this answer has the key. */
export const NewSourceContract = Type.Object({ id: Type.Integer(), url: Type.String(), key: Type.String() })

/** A source that was just made. */
export type NewSource = Static<typeof NewSourceContract>

/** A key that was just made; only this answer has it. False for a source that has ended. */
export const NewSourceKeyContract = Type.Union([Type.Object({ key: Type.String() }), Type.Literal(false)])

/** A key that was just made. */
export type NewSourceKey = Static<typeof NewSourceKeyContract>

/** The values of an enquiry, by the names of `MAPPED_FIELDS` and of other fields of the home. */
export const EnquiryFieldsContract = Type.Record(Type.String(), Type.Union([Type.String(), Type.Integer()]))

export type EnquiryFields = Static<typeof EnquiryFieldsContract>

/** `missing`: a pointer that leads nowhere. */
export const PROBLEM_NAMES = [...ERROR_NAMES, 'missing'] as const

/** A problem prevents an enquiry from becoming a lead by itself. */
export const EnquiryProblemContract = Type.Object({
  field: Type.String(),
  name: Type.Enum([...PROBLEM_NAMES]),
})

export type EnquiryProblem = Static<typeof EnquiryProblemContract>

/** The result of an example, which is not saved. */
export const TriedContract = Type.Object({
  fields: EnquiryFieldsContract,
  problems: Type.Array(EnquiryProblemContract),
})

export type Tried = Static<typeof TriedContract>

const LeadState = Type.Union([Type.Enum([...LEAD_STATUSES]), Type.Literal('deleted'), Type.Null()])

/** The lead's status now; null without a lead. */
export type LeadState = Static<typeof LeadState>

/** The answer to a source. `id` is the lead's. */
export const IntakeReceivedContract = Type.Object({
  received: Type.Integer(),
  outcome: Type.Enum(['created', 'known', 'to-complete']),
  id: Type.Optional(Type.Integer()),
})

/** The answer to a source. */
export type IntakeReceived = Static<typeof IntakeReceivedContract>

const Outcome = Type.Enum([...RECEIVED_OUTCOMES])

/** The outcome of a message, without a name. */
export const ReceivedStateContract = Type.Object({
  outcome: Outcome,
  at: Type.Integer(),
  leadStatus: LeadState,
})

export type ReceivedState = Static<typeof ReceivedStateContract>

/** A line of the list of what was received. */
export const ReceivedContract = Type.Object({
  id: Type.Integer(),
  source: Type.Object({ id: Type.Integer(), name: Type.String() }),
  at: Type.Integer(),
  /** Counts how often the source has sent it. */
  times: Type.Integer(),
  name: OptionalText,
  /** The source's own id of it. */
  reference: OptionalText,
  outcome: Outcome,
  /** The user who completed or ignored it. */
  by: Type.Union([Type.Object({ id: Type.Integer(), name: Type.String() }), Type.Null()]),
  reason: OptionalText,
  leadId: Type.Union([Type.Integer(), Type.Null()]),
  leadStatus: LeadState,
})

export type Received = Static<typeof ReceivedContract>

/** A page of what was received. */
export const ReceivedPageContract = PageOf(ReceivedContract)

/** The lead's id; `created` is false for a repeated `externalId`. */
export const IntakeResponseContract = Type.Object({ id: Type.Integer(), created: Type.Boolean() })

/** The answer of the intake. */
export type IntakeResponse = Static<typeof IntakeResponseContract>
