import { getEnv, types } from 'mobx-state-tree'
import type { BrandStore } from './brand.store.ts'
import type { OfficeEnv } from './office.calls.ts'

/** The part of the settings that every staff page needs; the form is loaded with its own page. */
export const OfficeChangesModel = types
  .model('Office changes', {})
  .volatile(() => ({
    /** Number of saves seen by this client. */
    revision: 0,
  }))
  .views((self) => ({
    get calls(): OfficeEnv['office'] {
      return getEnv<OfficeEnv>(self).office
    },
  }))
  .actions((self) => ({
    /** The settings were saved: refetches the brand. */
    async receiveRefresh(brand: BrandStore): Promise<void> {
      self.revision += 1
      await brand.check()
    },
  }))
