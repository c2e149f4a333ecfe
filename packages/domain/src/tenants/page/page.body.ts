import {
  bodyOf,
  Instant,
  LongText,
  Secret,
  Whole,
  WholeOrNull,
  Text,
} from '../../platform/validation/request-body.ts'

/** Every call of the tenant's page. */
export const TenantProofBody = bodyOf({ verification: Secret }, ['verification'])

/** `from` is the start that the page shows, null when there is none. */
export const BookViewingBody = bodyOf(
  { viewingDate: Instant, from: WholeOrNull('date'), verification: Secret },
  ['viewingDate', 'verification'],
)

export const CancelViewingBody = bodyOf({ from: WholeOrNull('date'), verification: Secret }, ['verification'])

/** `words` may be left out. */
export const FeedbackBody = bodyOf(
  { interested: Whole('enumerable'), words: LongText, verification: Secret },
  ['interested', 'verification'],
)

export const IdentityQuery = bodyOf({ phone: Text, lastName: Text }, ['phone', 'lastName'])
