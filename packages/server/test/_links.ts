import { leadTokens, type FormLinkPurpose } from '../src/links/lead-tokens.ts'
import type { LinkToken } from '../src/links/link-token.ts'
import { mailLeadLink } from '../src/links/mailed-links.ts'
import type { TestServer } from './_harness.ts'

/** A new link as the tenant gets it; cancels older ones of the purpose. */
export function giveLeadLink(
  { context, clock }: TestServer,
  leadId: number,
  purpose: FormLinkPurpose,
): Promise<LinkToken> {
  return context.change(null, async ({ db }) => {
    const tokens = leadTokens(db)
    const id = await tokens.issue(leadId, purpose, clock.now)
    const token = await tokens.addToken({ id, leadId, purpose }, clock.now)
    if (token === null) throw new Error('A link was over as soon as it was issued.')
    return token
  })
}

/** Queues a mail with a new link, as actions of staff do. */
export function mailQuestionnaire({ context, clock }: TestServer, leadId: number): Promise<void> {
  return context.change(null, (change) => mailLeadLink(change, leadId, 'questionnaire', clock.now))
}
