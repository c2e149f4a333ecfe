import { Type, type Static } from 'typebox'

const OptionalText = Type.Union([Type.String(), Type.Null()])

/** Settings of the server that staff pages need. */
export const SettingsContract = Type.Object({
  /** Template of the address for creating an applicant in the CRM; null if not configured (rule L28). */
  crmApplicantUrl: OptionalText,
  /** Template of the address for creating a viewing in the CRM; null if not configured (rule L28). */
  crmViewingUrl: OptionalText,
  /** Base of the property explorer's addresses (rule J9). */
  propertyExplorerUrl: Type.String(),
  /** Template of a map's address, with a placeholder for the address (rule A9.3). */
  mapUrl: Type.String(),
})

/** Settings of the server that staff pages need. */
export type Settings = Static<typeof SettingsContract>
