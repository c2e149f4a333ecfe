import { getEnv, type Instance } from 'mobx-state-tree'
import { SavingModel } from '../platform/records/saving.store.ts'
import { outcomeOf } from '../platform/records/write-outcome.ts'
import type { ChangePasswordDraft, ForgotPasswordDraft, ResetPasswordDraft } from './password.drafts.ts'
import type { PasswordsEnv } from './passwords.port.ts'

/** Setting passwords. None is kept here: a draft passes through. */
export const PasswordsStoreModel = SavingModel.named('Passwords').actions((self) => {
  const written = (write: () => Promise<boolean>) => self.whileSaving(() => outcomeOf(write))
  return {
    /** Asks for a reset link; refused means that no account has the address. */
    requestReset: (draft: ForgotPasswordDraft) =>
      written(() => getEnv<PasswordsEnv>(self).passwords.requestReset(draft)),
    /** Sets a password by a mailed link; refused means that the link does not work. */
    reset: (draft: ResetPasswordDraft) => written(() => getEnv<PasswordsEnv>(self).passwords.reset(draft)),
    /** Changes one's own password. */
    change: (draft: ChangePasswordDraft) => written(() => getEnv<PasswordsEnv>(self).passwords.change(draft)),
  }
})

/** Setting passwords. */
export interface PasswordsStore extends Instance<typeof PasswordsStoreModel> {}
