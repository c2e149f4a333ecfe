import type { Change } from '../context/context.ts'
import { accountTokens, RESET_PURPOSE, type ResetAskedBy } from './account-tokens.ts'
import { leadTokens, type FormLinkPurpose } from './lead-tokens.ts'

export async function mailLeadLink(
  change: Change,
  leadId: number,
  purpose: FormLinkPurpose,
  nowMs: number,
): Promise<void> {
  const linkId = await leadTokens(change.db).issue(leadId, purpose, nowMs)
  await change.enqueue(`mail.${purpose}-link`, { leadId, linkId })
}

/** Mails an existing link again, to the person of the lead that it now opens. */
export async function mailLeadLinkAgain(
  change: Change,
  link: { id: number; leadId: number },
  purpose: FormLinkPurpose,
): Promise<void> {
  await change.enqueue(`mail.${purpose}-link`, { leadId: link.leadId, linkId: link.id })
}

export async function mailInvite(change: Change, userId: number, nowMs: number): Promise<void> {
  const linkId = await accountTokens(change.db).issue(userId, 'passwordInvite', nowMs)
  await change.enqueue('mail.invite', { userId, linkId })
}

export async function mailPasswordReset(
  change: Change,
  userId: number,
  askedBy: ResetAskedBy,
  nowMs: number,
): Promise<void> {
  const linkId = await accountTokens(change.db).issue(userId, RESET_PURPOSE[askedBy], nowMs)
  await change.enqueue('mail.password-reset', { userId, askedBy, linkId })
}
