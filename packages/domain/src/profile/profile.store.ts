import { getEnv } from 'mobx-state-tree'
import { SavingModel } from '../platform/records/saving.store.ts'
import { PROFILE_UPDATED } from './profile.messages.ts'
import type { ProfileDraft } from './profile.suite.ts'
import type { ProfileEnv } from './profile.calls.ts'

/** Writes only: the present profile is in the session store. */
export const ProfileStoreModel = SavingModel.named('Profile').actions((self) => ({
  /** A push brings the new profile to the session store. */
  save: (draft: ProfileDraft) =>
    self.written(() => getEnv<ProfileEnv>(self).profile.save(draft), {
      done: PROFILE_UPDATED,
      hasForm: true,
    }),
}))
