import { reaction } from 'mobx'
import { addDisposer, types, type Instance } from 'mobx-state-tree'
import { BrandStoreModel } from '../office/brand.store.ts'
import { PasswordsStoreModel } from '../passwords/passwords.store.ts'
import { SessionStoreModel } from '../session/session.store.ts'
import { TwoFactorStoreModel } from '../two-factor/two-factor.store.ts'
import { UnsavedEditsModel } from '../unsaved/unsaved-edits.store.ts'
import { BuildStoreModel } from '../update/build.store.ts'
import type { RootEnv } from './env.ts'

/** Stores needed before sign-in, in the entry chunk; all others are in `staff.store.ts`. */
export const RootStoreModel = types
  .model('Root', {
    brand: types.optional(BrandStoreModel, {}),
    build: types.optional(BuildStoreModel, {}),
    session: types.optional(SessionStoreModel, {}),
    passwords: types.optional(PasswordsStoreModel, {}),
    twoFactor: types.optional(TwoFactorStoreModel, {}),
    unsaved: types.optional(UnsavedEditsModel, {}),
  })
  .actions((self) => ({
    afterCreate() {
      const forgetWithPerson = reaction(
        () => self.session.user?.id,
        () => {
          self.twoFactor.forget()
          self.passwords.settleProof(false)
        },
      )
      addDisposer(self, forgetWithPerson)
    },
  }))

export interface RootStore extends Instance<typeof RootStoreModel> {}

export function createRootStore(env: RootEnv): RootStore {
  return RootStoreModel.create({}, env)
}
