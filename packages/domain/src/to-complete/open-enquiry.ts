import { getEnv } from 'mobx-state-tree'
import { LeadModel } from '../leads/lead.model.ts'
import type { LeadsStore } from '../leads/leads.store.ts'
import { notifyOf } from '../platform/notify.ts'
import { ProblemError } from '../platform/problem.ts'
import type { ToCompleteEnv } from './to-complete.calls.ts'
import { COMPLETED, DEALT_WITH } from './to-complete.messages.ts'
import type { EnquiryFields } from '../integrations/sources/source.contract.ts'
import { newLeadValues, type NewLeadValues } from '../leads/new-lead-values.ts'

/** Opens the form of a new lead, filled in with what a source has sent. */
export function openEnquiry(leads: LeadsStore, id: number): Promise<void> {
  const { toComplete } = getEnv<ToCompleteEnv>(leads)
  return leads.creating.openNew(
    async (draft, key) => {
      const lead = await toComplete.complete(id, draft, key)
      leads.countToComplete()
      return lead === false ? false : LeadModel.create(lead)
    },
    {
      said: COMPLETED,
      async read() {
        const enquiry = (await toComplete.list()).find((each) => each.id === id)
        if (enquiry !== undefined) return filledValues(enquiry.fields)
        notifyOf(leads).error(DEALT_WITH)
        throw new ProblemError({ kind: 'gone' })
      },
    },
  )
}

/** The values of a new lead with what a source has sent. */
export function filledValues(fields: EnquiryFields): NewLeadValues {
  const values = newLeadValues()
  const texts = Object.entries(fields).filter(
    ([field, value]) => typeof value === 'string' && Object.hasOwn(values, field),
  )
  return { ...values, ...Object.fromEntries(texts) }
}
