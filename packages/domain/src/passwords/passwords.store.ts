import { getEnv, type Instance } from 'mobx-state-tree'
import { SavingModel } from '../platform/records/saving.store.ts'
import { outcomeOf, type WriteOutcome } from '../platform/records/write-outcome.ts'
import type { ChangePasswordDraft, ForgotPasswordDraft, ResetPasswordDraft } from './password.drafts.ts'
import type { TwoFactorEnv } from '../two-factor/two-factor.port.ts'
import type { PasswordsEnv } from './passwords.port.ts'

/** Setting passwords, and asking for one's own before a sensitive operation. No password is kept here. */
export const PasswordsStoreModel = SavingModel.named('Passwords')
  .volatile(() => ({
    /** Settles with whether the person proved their identity; null while nobody is asked. */
    proof: null as PromiseWithResolvers<boolean> | null,
  }))
  .views((self) => ({
    /** True while a call waits for a proof of identity. */
    get isProofAsked(): boolean {
      return self.proof !== null
    },
  }))
  .actions((self) => ({
    /** Asks for the password: true once the person has proved their identity, false when they cancel. Calls made meanwhile wait for the same answer. */
    askProof(): Promise<boolean> {
      self.proof ??= Promise.withResolvers<boolean>()
      return self.proof.promise
    },
    /** Closes the question, with its answer. */
    settleProof(isProved: boolean) {
      self.proof?.resolve(isProved)
      self.proof = null
    },
  }))
  .actions((self) => {
    const written = (write: () => Promise<boolean>) => self.whileSaving(() => outcomeOf(write))
    const proved = async (write: () => Promise<boolean>): Promise<WriteOutcome> => {
      const outcome = await written(write)
      if (outcome.kind === 'done') self.settleProof(true)
      return outcome
    }
    return {
      /** Asks for a reset link; refused means that no account has the address. */
      requestReset: (draft: ForgotPasswordDraft) =>
        written(() => getEnv<PasswordsEnv>(self).passwords.requestReset(draft)),
      /** Sets a password by a mailed link; refused means that the link does not work. */
      reset: (draft: ResetPasswordDraft) => written(() => getEnv<PasswordsEnv>(self).passwords.reset(draft)),
      /** Changes one's own password. */
      change: (draft: ChangePasswordDraft) =>
        written(() => getEnv<PasswordsEnv>(self).passwords.change(draft)),
      /** Proves the person's identity by the password; the calls that wait continue. */
      prove: (password: string) => proved(() => getEnv<PasswordsEnv>(self).passwords.prove(password)),
      /** Proves it by a code of two-factor sign-in. */
      proveByCode: (code: string) => proved(() => getEnv<TwoFactorEnv>(self).twoFactor.prove(code)),
    }
  })

/** Setting passwords. */
export interface PasswordsStore extends Instance<typeof PasswordsStoreModel> {}
