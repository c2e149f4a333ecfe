import { types, type Instance } from 'mobx-state-tree'
import { envOf } from '../platform/env.ts'
import { outcomeOf, type WriteOutcome } from '../platform/write-outcome.ts'
import type { ProfileDraft } from './profile.suite.ts'

/** Changes to one's own profile; what it is now is in the session. */
export const ProfileStoreModel = types
  .model('Profile', {})
  .volatile(() => ({
    /** True while a change is under way. Source: decision G24. */
    isSaving: false,
  }))
  .actions((self) => ({
    setSaving(isSaving: boolean) {
      self.isSaving = isSaving
    },
  }))
  .actions((self) => {
    async function written(write: () => Promise<boolean>): Promise<WriteOutcome> {
      self.setSaving(true)
      const outcome = await outcomeOf(write)
      self.setSaving(false)
      return outcome
    }

    return {
      /** Saves first and last name. The push that follows brings the new profile to the session. */
      save: (draft: ProfileDraft) => written(() => envOf(self).profile.save(draft)),
      /** Takes an uploaded picture as one's own. */
      setImage: (mediaId: number) => written(() => envOf(self).profile.setImage(mediaId)),
    }
  })

/** Changes to one's own profile. */
export interface ProfileStore extends Instance<typeof ProfileStoreModel> {}
