import { getEnv, type Instance } from 'mobx-state-tree'
import { SavingModel } from '../platform/records/saving.store.ts'
import { outcomeOf } from '../platform/records/write-outcome.ts'
import type { ProfileDraft } from './profile.suite.ts'
import type { ProfileEnv } from './profile.port.ts'

/** Changes to one's own profile; what it is now is in the session. */
export const ProfileStoreModel = SavingModel.named('Profile').actions((self) => {
  const written = (write: () => Promise<boolean>) => self.whileSaving(() => outcomeOf(write))
  return {
    /** Saves first and last name. The push that follows brings the new profile to the session. */
    save: (draft: ProfileDraft) => written(() => getEnv<ProfileEnv>(self).profile.save(draft)),
    /** Takes an uploaded picture as one's own. */
    setImage: (mediaId: number) => written(() => getEnv<ProfileEnv>(self).profile.setImage(mediaId)),
  }
})

/** Changes to one's own profile. */
export interface ProfileStore extends Instance<typeof ProfileStoreModel> {}
