import { flow, getEnv, toGenerator, types } from 'mobx-state-tree'
import type { ChosenFile } from '../platform/calls.ts'
import type { MediaEnv } from '../media/media.calls.ts'
import { uploadPicture } from '../media/upload-picture.ts'
import { notifyOutcome } from '../platform/notify.ts'
import { SavingModel } from '../platform/records/saving.store.ts'
import { outcomeOf } from '../platform/records/write-outcome.ts'
import { PROFILE_IMAGE_UPDATED, PROFILE_UPDATED } from './profile.messages.ts'
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

interface PictureChangeEnv extends MediaEnv, ProfileEnv {
  stores: { session: { loadProfile: () => Promise<void> } }
}

/** Uploads a file, then sets it as the profile picture. */
export const PictureChangeModel = types
  .model('PictureChange', {})
  .volatile(() => ({
    isOpen: false,
    isBusy: false,
    /** 0 to 1; null until the first progress event. */
    progress: null as number | null,
    /** The reason why the upload failed. */
    error: undefined as string | undefined,
    /** The file that is uploaded, but not set yet. */
    sent: null as { file: ChosenFile; mediaId: number } | null,
  }))
  .actions((self) => ({
    setOpen(isOpen: boolean) {
      self.isOpen = isOpen
      self.error = undefined
    },
    setProgress(progress: number | null) {
      self.progress = progress
    },
  }))
  .actions((self) => ({
    /** Stays open after a failure; once it is uploaded, the same file is only set. */
    send: flow(function* (file: ChosenFile) {
      const { profile, stores } = getEnv<PictureChangeEnv>(self)
      self.isBusy = true
      self.progress = null
      self.error = undefined
      if (self.sent?.file !== file) {
        const upload = yield* toGenerator(uploadPicture(self, file, (share) => self.setProgress(share)))
        if (upload.kind !== 'uploaded') {
          self.isBusy = false
          self.error = upload.message
          return
        }
        self.sent = { file, mediaId: upload.media.id }
      }
      const { mediaId } = self.sent
      const outcome = yield* toGenerator(outcomeOf(() => profile.setImage(mediaId)))
      notifyOutcome(self, outcome, { done: PROFILE_IMAGE_UPDATED })
      self.isBusy = false
      if (outcome.kind !== 'done') return
      self.sent = null
      self.setOpen(false)
      void stores.session.loadProfile()
    }),
  }))
