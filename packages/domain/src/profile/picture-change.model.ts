import { flow, getEnv, toGenerator, types } from 'mobx-state-tree'
import type { ChosenFile } from '../platform/calls.ts'
import type { MediaStore } from '../media/media.store.ts'
import type { ProfileStore } from './profile.store.ts'

interface PictureChangeEnv {
  stores: {
    media: Pick<MediaStore, 'upload'>
    profile: Pick<ProfileStore, 'setImage'>
    session: { loadProfile: () => Promise<void> }
  }
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
    /** Stays open after a failure; once it is uploaded, the same file is only set. */
    send: flow(function* (file: ChosenFile) {
      const { media, profile, session } = getEnv<PictureChangeEnv>(self).stores
      self.isBusy = true
      self.progress = null
      self.error = undefined
      if (self.sent?.file !== file) {
        const upload = yield* toGenerator(media.upload(file, (share) => self.setProgress(share)))
        if (upload.kind !== 'uploaded') {
          self.isBusy = false
          self.error = upload.message
          return
        }
        self.sent = { file, mediaId: upload.media.id }
      }
      const { kind } = yield* toGenerator(profile.setImage(self.sent.mediaId))
      self.isBusy = false
      if (kind !== 'done') return
      self.sent = null
      self.setOpen(false)
      void session.loadProfile()
    }),
  }))
