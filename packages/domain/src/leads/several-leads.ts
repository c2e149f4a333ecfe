import { getEnv } from 'mobx-state-tree'
import type { LeadsStore } from './leads.store.ts'
import type { BulkReport } from './bulk/bulk.contract.ts'
import { bulkOutcomeOf, type BulkOutcome } from './bulk/bulk.outcome.ts'
import type { BulkLeadsEnv, BulkLeadsPort } from './bulk/bulk.port.ts'

/**
 * Does something with several leads at once; afterwards what is on show is read again, once for all pushes that came
 * meanwhile. Not an action of the store, which every page of the staff waits for. Source: decision A5.
 */
export const withSeveralLeads = (
  leads: LeadsStore,
  call: (leads: BulkLeadsPort) => Promise<BulkReport>,
): Promise<BulkOutcome> =>
  leads.whileSaving(async () => {
    const outcome = await bulkOutcomeOf(() => call(getEnv<BulkLeadsEnv>(leads).leads))
    void leads.receiveRefresh()
    return outcome
  })
