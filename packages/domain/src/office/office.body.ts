import { bodyOf, Text, Whole } from '../platform/validation/request-body.ts'

/** The office's settings as a save carries them: in full, a missing field is an empty one. Source: decision X10. */
export const OfficeBody = bodyOf({
  agencyName: Text,
  logoId: Whole('enumerable'),
  mainColour: Text,
  accentColour: Text,
  replyAddress: Text,
  phone: Text,
  version: Whole('invalid'),
})
