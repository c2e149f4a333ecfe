import type { LeadMailState } from './lead-mails.contract.ts'

/** The title of the dialog and of the button that opens it. */
export const LEAD_MAILS = 'Emails'

export const MAIL_STATE_LABELS: Readonly<Record<LeadMailState, string>> = {
  sent: 'Sent',
  waiting: 'Waiting',
  failed: 'Failed',
}
