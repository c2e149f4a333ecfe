import { Type, type Static } from 'typebox'

const OptionalText = Type.Union([Type.String(), Type.Null()])

/** Settings of the server that staff pages need. */
export const SettingsContract = Type.Object({
  /** Template of the address for creating an applicant in the CRM; null if not configured. */
  crmApplicantUrl: OptionalText,
  /** Template of the address for creating a viewing in the CRM; null if not configured. */
  crmViewingUrl: OptionalText,
  /** Base of the property explorer's addresses. */
  propertyExplorerUrl: Type.String(),
  /** Template of a map's address, with a placeholder for the address. */
  mapUrl: Type.String(),
})

export type Settings = Static<typeof SettingsContract>
