import type { Change } from '../context/context.ts'
import { accountTokens, RESET_PURPOSE, type ResetAskedBy } from './account-tokens.ts'
import { leadTokens, type LeadLinkPurpose } from './lead-tokens.ts'

/** Issues a link for a tenant and queues its mail. Source: decisions L1, L17 and P1. */
export async function mailLeadLink(
  change: Change,
  leadId: number,
  purpose: LeadLinkPurpose,
  nowMs: number,
): Promise<void> {
  const linkId = await leadTokens(change.db).issue(leadId, purpose, nowMs)
  await change.enqueue(`mail.${purpose}-link`, { leadId, linkId })
}

/** Queues the mail of a link that a tenant has already, to whoever is the lead that it opens by now. */
export async function mailLeadLinkAgain(
  change: Change,
  link: { id: number; leadId: number },
  purpose: LeadLinkPurpose,
): Promise<void> {
  await change.enqueue(`mail.${purpose}-link`, { leadId: link.leadId, linkId: link.id })
}

/** Issues the first link of a member of staff and queues its mail. Source: decision U3. */
export async function mailInvite(change: Change, userId: number, nowMs: number): Promise<void> {
  const linkId = await accountTokens(change.db).issue(userId, 'passwordInvite', nowMs)
  await change.enqueue('mail.invite', { userId, linkId })
}

/** Issues a link to set another password and queues its mail. Source: decisions S10 and U10. */
export async function mailPasswordReset(
  change: Change,
  userId: number,
  askedBy: ResetAskedBy,
  nowMs: number,
): Promise<void> {
  const linkId = await accountTokens(change.db).issue(userId, RESET_PURPOSE[askedBy], nowMs)
  await change.enqueue('mail.password-reset', { userId, askedBy, linkId })
}
