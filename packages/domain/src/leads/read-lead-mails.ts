import { getEnv } from 'mobx-state-tree'
import type { LeadsEnv } from './leads.calls.ts'
import type { LeadMail } from './mails/lead-mails.contract.ts'

/** Reads with the environment of `store`. */
export const readLeadMails = (store: object, leadId: number): Promise<LeadMail[]> =>
  getEnv<LeadsEnv>(store).leads.mails(leadId)
