import { leadName } from '@latchkey/domain/leads/lead-names'
import type { MailAddress } from './mail.contract.ts'

export function tenantOf(lead: { first_name: string; last_name: string; email: string }): MailAddress {
  return { name: leadName({ firstName: lead.first_name, lastName: lead.last_name }), address: lead.email }
}

/** The user name is the address. */
export function staffOf(user: { username: string }): MailAddress {
  return { name: '', address: user.username }
}
