import { types } from 'mobx-state-tree'
import { pictureUrl } from '../media/media-pictures.ts'
import type { ProfileDraft } from './profile.suite.ts'

export const ProfileModel = types
  .model('Profile', {
    firstName: types.maybeNull(types.string),
    lastName: types.maybeNull(types.string),
    media: types.maybeNull(types.model({ id: types.integer, location: types.maybeNull(types.string) })),
  })
  .views((self) => ({
    get draft(): ProfileDraft {
      return { firstName: self.firstName ?? '', lastName: self.lastName ?? '' }
    },
    /** In card size. */
    get pictureUrl(): string | undefined {
      return pictureUrl(self.media, 'card') ?? undefined
    },
  }))
