import { flow, getEnv, toGenerator, types } from 'mobx-state-tree'
import type { ChosenFile } from '../platform/calls.ts'
import type { MediaStore } from '../media/media.store.ts'
import { GENERIC_ERROR } from '../platform/messages.ts'
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
     * Resolves to the outcome of setting the picture, or null if the upload failed. `onSent` is called in between.
     */
    send: flow(function* (file: ChosenFile, onSent: () => void) {
      const { media, profile } = getEnv<PictureChangeEnv>(self)
      self.isBusy = true
      self.progress = null
      self.error = undefined
      const sent = yield* toGenerator(media.upload(file, (share) => self.setProgress(share)))
      self.isBusy = false
      if (sent.kind !== 'uploaded') {
        self.error = sent.kind === 'rejected' ? sent.message : GENERIC_ERROR
        return null
      }
      onSent()
      self.setOpen(false)
      const outcome: WriteOutcome = yield* toGenerator(profile.setImage(sent.media.id))
      return outcome
    }),
  }))
