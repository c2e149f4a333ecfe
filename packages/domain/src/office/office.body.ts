import { Type } from 'typebox'
import {
  bodyOf,
  Decimal,
  Email,
  Flag,
  recordsOf,
  Text,
  Whole,
  Yes,
} from '../platform/validation/request-body.ts'
import { HOLIDAYS_MAX, OFFICE_HOURS_MAX } from './office-hours.ts'

/** A missing field keeps its saved value. */
export const OfficeBody = bodyOf({
  agencyName: Type.Optional(Text),
  logoId: Type.Optional(Whole('enumerable')),
  mainColour: Type.Optional(Text),
  accentColour: Type.Optional(Text),
  replyAddress: Type.Optional(Email),
  phone: Type.Optional(Text),
  hours: Type.Optional(
    recordsOf(
      { day: Type.Decode(Whole('enumerable'), (day) => day ?? 0), open: Yes, from: Text, to: Text },
      OFFICE_HOURS_MAX,
    ),
  ),
  holidays: Type.Optional(recordsOf({ on: Text, name: Text }, HOLIDAYS_MAX)),
  warnHours: Type.Optional(Decimal('range')),
  targetHours: Type.Optional(Decimal('range')),
  timeStep: Type.Optional(Whole('enumerable')),
  noticeHours: Type.Optional(Whole('range')),
  daysAhead: Type.Optional(Whole('range')),
  strictRecords: Type.Optional(Flag('invalid')),
  keepMonths: Type.Optional(Whole('range')),
  keepMonthsComplete: Type.Optional(Whole('range')),
  version: Whole('invalid'),
})
