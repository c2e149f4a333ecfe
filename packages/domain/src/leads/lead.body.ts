import { bodyOf, Instant, LongText, recordOf, Text, Whole, Yes } from '../platform/validation/request-body.ts'
import { filled, LEAD_DATE_FIELDS, LEAD_PROPERTY_FIELDS, LEAD_TEXT_FIELDS } from './lead.draft.ts'
import { LEAD_STATUS } from './lead.status.ts'

const home = recordOf(
  filled(LEAD_PROPERTY_FIELDS, () => Text),
  ['name'],
)
const person = ['firstName', 'lastName', 'email', 'phone'] as const

const fields = {
  ...filled(LEAD_TEXT_FIELDS, () => Text),
  notes: LongText,
  ...filled(LEAD_DATE_FIELDS, () => Instant),
  viewingUserId: Whole('enumerable'),
  property: home,
  override: Yes,
}

/** A lead as a save carries it: in full, a missing field is an empty one. Source: specification §7, decisions L36 and X10. */
export const LeadBody = bodyOf({ ...fields, status: Whole('enumerable'), version: Whole('invalid') }, [
  ...person,
  'status',
  'property',
])

/** A lead that staff type; it awaits feedback unless it says otherwise. Source: decision L1. */
export const NewLeadBody = bodyOf(
  { ...fields, status: Whole('enumerable', { default: LEAD_STATUS.AwaitingFeedback }) },
  [...person, 'property'],
)

/** One enquiry as a portal or web form sends it. Source: decision L1. */
export const IntakeBody = bodyOf(
  {
    /** The sender's own number; the same one twice creates nothing twice. */
    externalId: Text,
    /** Where the enquiry came from. */
    source: Text,
    ...filled(person, () => Text),
    notes: LongText,
    property: home,
    /** When the applicant wrote, for what is delivered late; unix seconds. */
    submittedAt: Instant,
  },
  person,
)

/** A viewing as it is confirmed. Source: specification §3. */
export const ConfirmViewingBody = bodyOf(
  { viewingDate: Instant, viewingUserId: Whole('enumerable'), override: Yes },
  ['viewingDate', 'viewingUserId'],
)
