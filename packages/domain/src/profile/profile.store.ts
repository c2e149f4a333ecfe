import { getEnv, type Instance } from 'mobx-state-tree'
import { SavingModel } from '../platform/records/saving.store.ts'
import { PROFILE_IMAGE_UPDATED, PROFILE_UPDATED } from './profile.messages.ts'
import type { ProfileDraft } from './profile.suite.ts'
import type { ProfileEnv } from './profile.calls.ts'
import { forgetsNothing, refetchesNothing } from '../platform/records/tree-store.ts'

/** Writes only: the present profile is in the session store. */
export const ProfileStoreModel = SavingModel.named('Profile')
  .actions(forgetsNothing)
  .actions(refetchesNothing)
  .actions((self) => ({
    /** A push brings the new profile to the session store. */
    save: (draft: ProfileDraft) =>
      self.written(() => getEnv<ProfileEnv>(self).profile.save(draft), {
        done: PROFILE_UPDATED,
        hasForm: true,
      }),
    setImage: (mediaId: number) =>
      self.written(() => getEnv<ProfileEnv>(self).profile.setImage(mediaId), { done: PROFILE_IMAGE_UPDATED }),
  }))

export interface ProfileStore extends Instance<typeof ProfileStoreModel> {}
