import { getEnv, types, type Instance } from 'mobx-state-tree'
import type { BrandStore } from './brand.store.ts'
import type { OfficeEnv, OfficePort } from './office.port.ts'

/** What every page of the staff knows of the office's settings: that somebody saved them. Their form comes with their own page. */
export const OfficeChangesModel = types
  .model('Office changes', {})
  .volatile(() => ({
    /** Counts the saves that were heard of. */
    revision: 0,
  }))
  .views((self) => ({
    get calls(): OfficePort {
      return getEnv<OfficeEnv>(self).office
    },
  }))
  .actions((self) => ({
    /** Somebody saved the settings: pages show the new face. */
    async receiveRefresh(brand: BrandStore): Promise<void> {
      self.revision += 1
      await brand.check()
    },
  }))

/** What every page of the staff knows of the office's settings. */
export interface OfficeChanges extends Instance<typeof OfficeChangesModel> {}
