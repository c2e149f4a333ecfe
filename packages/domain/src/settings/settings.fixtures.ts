import type { Settings } from './settings.contract.ts'

/** With a CRM and a property explorer. */
export function someSettings(overrides: Partial<Settings> = {}): Settings {
  return {
    crmApplicantUrl: 'https://crm.example/applicants/{crmEnquiryUuid}',
    crmViewingUrl:
      'https://crm.example/viewings/new?applicant={crmEnquiryUuid}&property={crmPropertyUuid}&lead={leadId}',
    propertyExplorerUrl: 'https://explorer.example/embed',
    mapUrl: 'https://maps.example/?q={address}',
    ...overrides,
  }
}
