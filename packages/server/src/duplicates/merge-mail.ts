import type { Change } from '../context/context.ts'
import { leadTokens } from '../links/lead-tokens.ts'
import { mailLeadLink, mailLeadLinkAgain } from '../links/mailed-links.ts'
import { leadStateOf } from '../leads/lead-entry.ts'
import type { LeadRecord } from '../leads/leads.present.ts'
import { linkToMail, movesMail } from '../leads/leads.transitions.ts'

/** The kept lead before and after a merge, or its undoing, and when that is. */
interface KeptChange {
  readonly before: LeadRecord
  readonly after: LeadRecord
  readonly now: number
}

/** Ends the links that were mailed to an earlier address, as a save does. Call it while the other lead is apart: its links go on. Source: decision P1. */
export async function endMovedLinks(change: Change, { before, after, now }: KeptChange): Promise<void> {
  if (movesMail(leadStateOf(before), leadStateOf(after))) await leadTokens(change.db).cancel(before.id, now)
}

/**
 * Mails the link that the status asks for to a new address, as a save does. Where the address is that of a lead that was
 * merged, the link is the one that its tenant has, so that an open form can still be sent. Source: decisions P1 and A4.2.
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
