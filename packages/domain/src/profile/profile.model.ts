import { types, type Instance } from 'mobx-state-tree'
import { pictureUrl } from '../media/media.pictures.ts'
import type { ProfileDraft } from './profile.suite.ts'

/** A person's own name and picture. Source: specification §3. */
export const ProfileModel = types
  .model('Profile', {
    firstName: types.maybeNull(types.string),
    lastName: types.maybeNull(types.string),
    media: types.maybeNull(types.model({ id: types.integer, location: types.maybeNull(types.string) })),
  })
  .views((self) => ({
    /** The name as its form begins with it. */
    get draft(): ProfileDraft {
      return { firstName: self.firstName ?? '', lastName: self.lastName ?? '' }
    },
    /** The picture in the size of a card. */
    get pictureUrl(): string | undefined {
      return pictureUrl(self.media, 'card') ?? undefined
    },
  }))

/** A person's own name and picture. */
export interface ProfileRecord extends Instance<typeof ProfileModel> {}
