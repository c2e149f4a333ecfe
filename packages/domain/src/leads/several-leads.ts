import { getEnv } from 'mobx-state-tree'
import type { LeadsStore } from './leads.store.ts'
import type { BulkReport } from './bulk/bulk.contract.ts'
import { bulkOutcomeOf, type BulkOutcome } from './bulk/bulk.outcome.ts'
import type { LeadsEnv } from './leads.calls.ts'

/**
 * Runs a bulk action and refetches what is displayed, once for all pushes that arrive meanwhile. Outside LeadsStore
 * to keep it out of the entry chunk.
 */
export const withSeveralLeads = (
  leads: LeadsStore,
  call: (leads: LeadsEnv['leads']) => Promise<BulkReport>,
): Promise<BulkOutcome> =>
  leads.whileSaving(async () => {
    const outcome = await bulkOutcomeOf(() => call(getEnv<LeadsEnv>(leads).leads))
    void leads.receiveRefresh()
    return outcome
  })
