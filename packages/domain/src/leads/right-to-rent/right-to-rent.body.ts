import { bodyOf, LongText, Text, Whole } from '../../platform/validation/request-body.ts'

export const AdultsBody = bodyOf({ adults: Whole('range') }, ['adults'])

/** Days are `YYYY-MM-DD`, blank for none. */
const check = { adultName: Text, kind: Whole('enumerable'), checkedOn: Text, expiresOn: Text }

export const CheckBody = bodyOf(check, ['adultName', 'kind', 'checkedOn'])

export const CheckUpdateBody = bodyOf({ ...check, version: Whole('required') }, [
  'adultName',
  'kind',
  'checkedOn',
  'version',
])

/** The reason is read only where a check is missing. */
export const VerifyBody = bodyOf({ rightToRentOverride: LongText })
