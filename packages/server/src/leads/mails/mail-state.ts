import type { LeadMailState } from '@latchkey/domain/leads/mails/lead-mails.contract'

export const mailState = (mail: { sent_at: Date | null; failed_at: Date | null }): LeadMailState =>
  mail.sent_at !== null ? 'sent' : mail.failed_at !== null ? 'failed' : 'waiting'
