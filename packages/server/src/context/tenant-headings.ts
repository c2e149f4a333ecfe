import type { LeadMailKind } from '@latchkey/domain/leads/mails/lead-mails.contract'

/** Headings of the mails to tenants; also their subjects until they are written, which name the home or the time. */
export const TENANT_HEADINGS: Readonly<Record<LeadMailKind, string>> = {
  'questionnaire-link': 'A few questions about your enquiry',
  'reservation-link': 'You can now reserve your new home',
  'viewing-confirmed': 'Your viewing is confirmed',
  'viewing-updated': 'Your viewing has changed',
  'viewing-cancelled': 'Your viewing has been cancelled',
  'viewing-reminder': 'Your viewing is tomorrow',
  feedback: 'How was your viewing?',
  'reservation-verified': 'Your reservation is complete',
  'reservation-declined': 'About your reservation',
  'deposit-kept': 'About your holding deposit',
}
