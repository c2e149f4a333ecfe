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

/** A missing field counts as empty. */
export const LeadBody = bodyOf({ ...fields, status: Whole('enumerable'), version: Whole('invalid') }, [
  ...person,
  'status',
  'property',
])

export const NewLeadBody = bodyOf(
  { ...fields, status: Whole('enumerable', { default: LEAD_STATUS.AwaitingFeedback }) },
  [...person, 'property'],
)

/** An enquiry as sent by a portal or a web form. */
export const IntakeBody = bodyOf(
  {
    /** The sender's own id; a repeated one creates no second lead (rule L1). */
    externalId: Text,
    /** Portal or site that the enquiry came from. */
    source: Text,
    ...filled(person, () => Text),
    notes: LongText,
    property: home,
    /** When the applicant wrote, for late delivery; unix seconds. */
    submittedAt: Instant,
  },
  person,
)

export const ConfirmViewingBody = bodyOf(
  { viewingDate: Instant, viewingUserId: Whole('enumerable'), override: Yes },
  ['viewingDate', 'viewingUserId'],
)
