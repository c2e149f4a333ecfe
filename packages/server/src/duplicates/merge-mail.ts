import type { Change } from '../context/context.ts'
import { leadTokens } from '../links/lead-tokens.ts'
import { mailLeadLink, mailLeadLinkAgain } from '../links/mailed-links.ts'
import { leadStateOf } from '../leads/save/lead.entry.ts'
import type { LeadRecord } from '../leads/record/lead.present.ts'
import { linkToMail, movesMail } from '../leads/record/lead.transitions.ts'

/** The kept lead before and after a merge or its undoing. */
interface KeptChange {
  readonly before: LeadRecord
  readonly after: LeadRecord
  readonly now: number
}

/**
 * Cancels links mailed to a former address, as a save does. Call while the other lead is not merged: its links stay
 * valid.
 */
export async function endMovedLinks(change: Change, { before, after, now }: KeptChange): Promise<void> {
  if (movesMail(leadStateOf(before), leadStateOf(after))) await leadTokens(change.db).cancel(before.id, now)
}

/**
 * Mails the link of the status to a new address, as a save does. For the address of a merged lead it sends the same
 * link again, so that an open form stays valid (rule A4.2).
 */
export async function mailMovedLink(
  change: Change,
  { before, after, now }: KeptChange,
  mergedId: number | null,
): Promise<void> {
  const purpose = linkToMail(leadStateOf(before), leadStateOf(after))
  if (purpose === null) return
  const known = mergedId === null ? undefined : await leadTokens(change.db).newest(mergedId, purpose, now)
  await (known ? mailLeadLinkAgain(change, known, purpose) : mailLeadLink(change, after.id, purpose, now))
}
