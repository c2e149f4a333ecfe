import { flow, getEnv, toGenerator, types } from 'mobx-state-tree'
import type { ChosenFile } from '../platform/calls.ts'
import type { MediaStore } from '../media/media.store.ts'
import type { WriteOutcome } from '../platform/records/write-outcome.ts'
import type { ProfileStore } from './profile.store.ts'

export interface PictureChangeEnv {
  media: Pick<MediaStore, 'upload'>
  profile: Pick<ProfileStore, 'setImage'>
}

/** Uploads a file, then sets it as the profile picture. */
export const PictureChangeModel = types
  .model('PictureChange', {})
  .volatile(() => ({
    isOpen: false,
    isBusy: false,
    /** 0 to 1; null until the first progress event. */
    progress: null as number | null,
    /** Why the upload failed. */
    error: undefined as string | undefined,
    /** What is uploaded, but not set yet. */
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
    /**
     * Resolves to the outcome of setting the picture, or null if the upload failed. Stays open after a failure; the same
     * file is then only set.
     */
    send: flow(function* (file: ChosenFile) {
      const { media, profile } = getEnv<PictureChangeEnv>(self)
      self.isBusy = true
      self.progress = null
      self.error = undefined
      if (self.sent?.file !== file) {
        const upload = yield* toGenerator(media.upload(file, (share) => self.setProgress(share)))
        if (upload.kind !== 'uploaded') {
          self.isBusy = false
          self.error = upload.message
          return null
        }
        self.sent = { file, mediaId: upload.media.id }
      }
      const outcome: WriteOutcome = yield* toGenerator(profile.setImage(self.sent.mediaId))
      self.isBusy = false
      if (outcome.kind === 'done') {
        self.sent = null
        self.setOpen(false)
      }
      return outcome
    }),
  }))
