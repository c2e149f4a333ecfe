import { getEnv } from 'mobx-state-tree'
import { LeadModel } from '../leads/lead.model.ts'
import type { LeadsStore } from '../leads/leads.store.ts'
import { UNREACHABLE } from '../platform/messages.ts'
import { notifyOf } from '../platform/notify.ts'
import { readingOf } from '../platform/records/read-outcome.ts'
import { filledValues } from './filled-values.ts'
import type { ToCompleteEnv } from './to-complete.calls.ts'
import { COMPLETED, DEALT_WITH } from './to-complete.messages.ts'

/** Opens the form of a new lead, filled in with what a source has sent (rule I5.6). */
export async function openEnquiry(leads: LeadsStore, id: number): Promise<void> {
  const { toComplete } = getEnv<ToCompleteEnv>(leads)
  const { creating } = leads
  const isFormRead = creating.openNew(async (draft, key) => {
    const lead = await toComplete.complete(id, draft, key)
    return lead === false ? false : LeadModel.create(lead)
  }, COMPLETED)
  const { openings } = creating
  const [found] = await Promise.all([readingOf(() => toComplete.list()), isFormRead])
  if (!creating.isOpen || creating.openings !== openings) return
  const enquiry = found.kind === 'read' ? found.value.find((each) => each.id === id) : undefined
  if (enquiry === undefined) notifyOf(leads).error(found.kind === 'read' ? DEALT_WITH : UNREACHABLE)
  else creating.opened?.form?.receive(filledValues(enquiry.fields), undefined)
}
