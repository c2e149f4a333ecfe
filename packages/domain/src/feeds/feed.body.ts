import { Type } from 'typebox'
import { bodyOf, Ids, RawText, Text, Whole, Yes, YesUnlessNo } from '../platform/validation/request-body.ts'
import { HOURS_PER_DAY } from '../platform/values/durations.ts'

const fields = {
  name: Text,
  branchLet: Text,
  branchSale: Text,
  encoding: Text,
  hasNewer: Yes,
  hours: Ids('enumerable', HOURS_PER_DAY),
  /** Blank to send to nobody. */
  host: Text,
  port: Whole('range'),
  isEncrypted: YesUnlessNo,
  username: Text,
  /** Left out, it stays as it was. */
  password: Type.Optional(RawText),
  folder: Text,
}

/** The fields of a portal are not read for a website. */
export const FeedBody = bodyOf({ kind: Text, ...fields }, ['kind', 'name'])

/** The kind of a feed stays. */
export const FeedUpdateBody = bodyOf({ ...fields, version: Whole('invalid') }, ['name', 'version'])

/** Pictures that are new or have changed, or all of them. */
export const SendFeedBody = bodyOf({ everything: Yes })
