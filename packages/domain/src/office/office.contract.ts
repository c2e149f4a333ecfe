import { Type, type Static } from 'typebox'
import { MediaContract } from '../leads/lead.contract.ts'

const OptionalText = Type.Union([Type.String(), Type.Null()])

/** What every page knows of the agency, signed in or not. Null is the product's own. */
export const BrandContract = Type.Object({
  agencyName: OptionalText,
  /** The path of the logo. */
  logo: OptionalText,
  /** `#rrggbb`, as the agency gave it. */
  mainColour: OptionalText,
  accentColour: OptionalText,
  phone: OptionalText,
  /** How far apart the times are that date fields offer, in minutes. */
  timeStep: Type.Union([Type.Integer(), Type.Null()]),
})

/** What every page knows of the agency. */
export type Brand = Static<typeof BrandContract>

/** The settings of the office as they travel. */
export const OfficeContract = Type.Object({
  agencyName: OptionalText,
  logoId: Type.Union([Type.Integer(), Type.Null()]),
  logo: Type.Union([MediaContract, Type.Null()]),
  mainColour: OptionalText,
  accentColour: OptionalText,
  /** Where answers to mails go. */
  replyAddress: OptionalText,
  phone: OptionalText,
  /** Every day of the week, Monday first; times are `HH:mm` in business time. Source: decision A3.3. */
  hours: Type.Array(
    Type.Object({ day: Type.Integer(), open: Type.Boolean(), from: Type.String(), to: Type.String() }),
  ),
  /** The days on which the office is closed, `YYYY-MM-DD`, earliest first. Source: decision A3.4. */
  holidays: Type.Array(Type.Object({ on: Type.String(), name: Type.String() })),
  /** Open hours after which a lead that waits is due soon, and overdue. Source: decision A3.3. */
  warnHours: Type.Number(),
  targetHours: Type.Number(),
  /** How far apart the times are that date fields offer, in minutes. */
  timeStep: Type.Integer(),
  /** Row version; a save that carries an older one is refused. Source: decision L35. */
  version: Type.Integer(),
})

/** The settings of the office. */
export type Office = Static<typeof OfficeContract>
