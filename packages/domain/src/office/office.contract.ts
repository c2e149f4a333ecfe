import { Type, type Static } from 'typebox'
import { MediaContract } from '../media/media.contract.ts'

const OptionalText = Type.Union([Type.String(), Type.Null()])

/** The agency as every page shows it, signed in or not; null for the product's own value. */
export const BrandContract = Type.Object({
  agencyName: OptionalText,
  /** Path of the logo. */
  logo: OptionalText,
  /** `#rrggbb`, as entered. */
  mainColour: OptionalText,
  accentColour: OptionalText,
  phone: OptionalText,
  /** Of the link that dials it: pages would load a library for that. */
  phoneAddress: OptionalText,
  /** Interval of the times that date fields offer, in minutes. */
  timeStep: Type.Union([Type.Integer(), Type.Null()]),
  /** True for an office that asks for what the law wants recorded (rule W0). */
  strictRecords: Type.Boolean(),
})

/** The agency as every page shows it. */
export type Brand = Static<typeof BrandContract>

/** The settings of the office. */
export const OfficeContract = Type.Object({
  agencyName: OptionalText,
  logoId: Type.Union([Type.Integer(), Type.Null()]),
  logo: Type.Union([MediaContract, Type.Null()]),
  mainColour: OptionalText,
  accentColour: OptionalText,
  /** Reply-to address of mails. */
  replyAddress: OptionalText,
  phone: OptionalText,
  /** Every weekday, Monday first; times are `HH:mm` in business time. */
  hours: Type.Array(
    Type.Object({ day: Type.Integer(), open: Type.Boolean(), from: Type.String(), to: Type.String() }),
  ),
  /** Days on which the office is closed, `YYYY-MM-DD`, earliest first. */
  holidays: Type.Array(Type.Object({ on: Type.String(), name: Type.String() })),
  /** In hours of opening time, before a waiting lead is due soon, and overdue. */
  warnHours: Type.Number(),
  targetHours: Type.Number(),
  /** Interval of the times that date fields offer, in minutes. */
  timeStep: Type.Integer(),
  /** Between a booking by a tenant and the viewing, in hours. */
  noticeHours: Type.Integer(),
  /** Days after today on which tenants can book a viewing. */
  daysAhead: Type.Integer(),
  /** Reasons and checks are asked for, not only shown as missing. */
  strictRecords: Type.Boolean(),
  /** Months after which the details of an unchanged lead are due for review. */
  keepMonths: Type.Integer(),
  /** The same for completed reservations. */
  keepMonthsComplete: Type.Integer(),
  /** Row version; a save with an older one answers 409. */
  version: Type.Integer(),
})

export type Office = Static<typeof OfficeContract>
