import { Type } from 'typebox'
import {
  bodyOf,
  Email,
  Instant,
  LongText,
  recordOf,
  Text,
  Whole,
  Yes,
  YesUnlessNo,
} from '../platform/validation/request-body.ts'
import { filled } from '../platform/values/fields.ts'
import {
  LEAD_AGENT_FIELDS,
  LEAD_CONTACT_FIELDS,
  LEAD_DATE_FIELDS,
  LEAD_HOME_NAMES,
  LEAD_LONG_FIELDS,
  LEAD_REQUIRED_FIELDS,
  LEAD_TEXT_FIELDS,
  textFactsOf,
  type LeadTextField,
} from './lead.fields.ts'
import { LEAD_STATUS } from './lead-status.ts'
import { reasonFields } from './reason/reason.contract.ts'

const storedText = (field: LeadTextField) => (textFactsOf(field).format === 'email' ? Email : Text)

const home = recordOf(
  filled(LEAD_HOME_NAMES, () => Text),
  ['name'],
)

/** The ref of a listing names a home without more. */
const intakeHome = recordOf({ ...filled(LEAD_HOME_NAMES, () => Text), ref: Text })

const fields = {
  ...filled(LEAD_TEXT_FIELDS, storedText),
  ...filled(LEAD_LONG_FIELDS, () => LongText),
  ...filled(LEAD_DATE_FIELDS, () => Instant),
  ...filled(LEAD_AGENT_FIELDS, () => Whole('enumerable')),
  property: home,
  override: Yes,
  /** Read only when the save declines or cancels. */
  statusReason: Type.Optional(recordOf(reasonFields)),
  /** Read only when the save completes a letting without every right to rent check. */
  rightToRentOverride: Type.Optional(LongText),
}

/** A missing field counts as empty. */
export const LeadBody = bodyOf({ ...fields, status: Whole('enumerable'), version: Whole('invalid') }, [
  ...LEAD_REQUIRED_FIELDS,
  'status',
  'property',
])

export const NewLeadBody = bodyOf(
  {
    ...fields,
    status: Whole('enumerable', { default: LEAD_STATUS.AwaitingFeedback }),
    whereDidYouHearAboutProperty: Whole('enumerable'),
    /** The home in stock to link; null finds it by its ids in other systems (rule L12). */
    propertyId: Whole('enumerable'),
    /** Null for the sender. */
    handlerUserId: Whole('enumerable'),
    /** False creates the lead without mailing the link to the questionnaire. */
    sendQuestionnaire: YesUnlessNo,
  },
  [...LEAD_REQUIRED_FIELDS, 'property'],
)

/** An enquiry as sent by a portal or a web form. */
export const IntakeBody = bodyOf(
  {
    /** The sender's own id; a repeated one creates no second lead. */
    externalId: Text,
    /** Portal or site that the enquiry came from. */
    source: Text,
    ...filled(LEAD_CONTACT_FIELDS, storedText),
    ...filled(LEAD_LONG_FIELDS, () => LongText),
    property: intakeHome,
    /** The time at which the applicant wrote, for late delivery; unix seconds. */
    submittedAt: Instant,
  },
  LEAD_CONTACT_FIELDS,
)

export const ConfirmViewingBody = bodyOf(
  { viewingDate: Instant, viewingUserId: Whole('enumerable'), override: Yes },
  ['viewingDate', 'viewingUserId'],
)
