import { Type, type Static } from 'typebox'

const OptionalText = Type.Union([Type.String(), Type.Null()])

/** What the pages of the staff need to know of how the server is set up. */
export const SettingsContract = Type.Object({
  /** Where an applicant is made on the CRM, with places to fill in; null where none is set up. Source: decision L28. */
  crmApplicantUrl: OptionalText,
  /** Where a viewing is made on the CRM, with places to fill in; null where none is set up. Source: decision L28. */
  crmViewingUrl: OptionalText,
  /** How addresses of the property explorer begin. Source: decision J9. */
  propertyExplorerUrl: Type.String(),
  /** Where a map of an address is, with a place for the address. Source: decision A9.3. */
  mapUrl: Type.String(),
})

/** What the pages of the staff need to know of how the server is set up. */
export type Settings = Static<typeof SettingsContract>
