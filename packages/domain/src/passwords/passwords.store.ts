import { getEnv } from 'mobx-state-tree'
import { SavingModel } from '../platform/records/saving.store.ts'
import type { WriteOutcome } from '../platform/records/write-outcome.ts'
import type { ChangePasswordDraft, ForgotPasswordDraft, ResetPasswordDraft } from './password-drafts.ts'
import { PASSWORD_CHANGED } from './password.messages.ts'
import type { TwoFactorEnv } from '../two-factor/two-factor.calls.ts'
import type { PasswordsEnv } from './passwords.calls.ts'
import { refetchesNothing } from '../platform/records/tree-store.ts'

/** Also asks for proof of identity before sensitive calls. Keeps no password. */
export const PasswordsStoreModel = SavingModel.named('Passwords')
  .actions(refetchesNothing)
  .volatile(() => ({
    /** Resolves to whether the identity was proved; null while not asked. */
    proof: null as PromiseWithResolvers<boolean> | null,
  }))
  .views((self) => ({
    get isProofRequired(): boolean {
      return self.proof !== null
    },
  }))
  .actions((self) => ({
    /** Resolves to true once the identity is proved, to false on cancel. Concurrent calls share one question. */
    askProof(): Promise<boolean> {
      self.proof ??= Promise.withResolvers<boolean>()
      return self.proof.promise
    },
    settleProof(isProved: boolean) {
      self.proof?.resolve(isProved)
      self.proof = null
    },
  }))
  .actions((self) => ({
    forget() {
      self.settleProof(false)
    },
  }))
  .actions((self) => {
    const proved = async (write: () => Promise<boolean>): Promise<WriteOutcome> => {
      const outcome = await self.written(write)
      if (outcome.kind === 'done') self.settleProof(true)
      return outcome
    }
    return {
      /** `rejected` means that no account has the address. */
      requestReset: (draft: ForgotPasswordDraft) =>
        self.written(() => getEnv<PasswordsEnv>(self).passwords.requestReset(draft)),
      reset: (draft: ResetPasswordDraft) =>
        self.written(() => getEnv<PasswordsEnv>(self).passwords.reset(draft), { done: null, hasForm: true }),
      change: (draft: ChangePasswordDraft) =>
        self.written(() => getEnv<PasswordsEnv>(self).passwords.change(draft), {
          done: PASSWORD_CHANGED,
          hasForm: true,
        }),
      /** On success, pending calls continue. */
      prove: (password: string) => proved(() => getEnv<PasswordsEnv>(self).passwords.prove(password)),
      /** Like `prove`, with a two-factor code. */
      proveByCode: (code: string) => proved(() => getEnv<TwoFactorEnv>(self).twoFactor.prove(code)),
    }
  })
