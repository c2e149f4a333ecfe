import { bodyOf, Decimal, LongText, Text, Whole } from '../../platform/validation/request-body.ts'

/** Days are `YYYY-MM-DD`, blank for none; money is in pounds. */
export const DepositBody = bodyOf(
  {
    amount: Decimal('required'),
    receivedOn: Text,
    agreedDeadlineOn: Text,
    /** Read only where the lead has no rent. */
    monthlyRent: Decimal('required'),
  },
  ['amount', 'receivedOn'],
)

export const DepositOutcomeBody = bodyOf(
  { outcome: Whole('enumerable'), on: Text, reason: LongText, version: Whole('required') },
  ['outcome', 'on', 'version'],
)
