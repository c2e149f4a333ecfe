import { getEnv, type Instance } from 'mobx-state-tree'
import { SavingModel } from '../../platform/records/saving.store.ts'
import type { BulkReport } from './bulk.contract.ts'
import type { BulkLeadsEnv, BulkLeadsPort } from './bulk.port.ts'
import { bulkOutcomeOf, type BulkOutcome } from './bulk.outcome.ts'

/** What is done with several leads at once; whoever shows lists of leads reads them again afterwards. Source: decision A5. */
export const BulkLeadsModel = SavingModel.named('Bulk leads').actions((self) => {
  const several = (call: (leads: BulkLeadsPort) => Promise<BulkReport>): Promise<BulkOutcome> =>
    self.whileSaving(() => bulkOutcomeOf(() => call(getEnv<BulkLeadsEnv>(self).leads)))
  return {
    /** Gives leads to somebody, or to nobody. */
    assign: (ids: readonly number[], userId: number | null) =>
      several((leads) => leads.assignMany(ids, userId)),
    /** Deletes leads. */
    remove: (ids: readonly number[]) => several((leads) => leads.removeMany(ids)),
    /** Brings deleted leads back. Source: decision A5.3. */
    restore: (ids: readonly number[]) => several((leads) => leads.restoreMany(ids)),
  }
})

/** What is done with several leads at once. */
export interface BulkLeads extends Instance<typeof BulkLeadsModel> {}
