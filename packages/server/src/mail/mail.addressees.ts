import { leadName } from '@latchkey/domain/leads/lead.names'
import type { MailAddress } from './mail.contract.ts'

/** The tenant of a lead. */
export function tenantOf(lead: { first_name: string; last_name: string; email: string }): MailAddress {
  return { name: leadName({ firstName: lead.first_name, lastName: lead.last_name }), address: lead.email }
}

/** A member of staff, whose user name is their address. */
export function staffOf(user: { username: string }): MailAddress {
  return { name: '', address: user.username }
}
