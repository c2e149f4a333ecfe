import { types } from 'mobx-state-tree'
import { notifyOf } from '../platform/notify.ts'
import { AttemptModel, NO_FAILURE } from '../session/attempt.model.ts'
import { TWO_FACTOR_TOASTS } from './two-factor.messages.ts'
import { TwoFactorStoreModel, type CodesOutcome } from './two-factor.store.ts'

export type ProofPurpose = 'set-up' | 'switch-off' | 'renew'

/** Steps of the setup: the app, then the recovery codes to save. */
export type TwoFactorStep =
  | { kind: 'app'; secret: string; address: string }
  | { kind: 'codes'; codes: readonly string[] }

/** Dialogs of a user's own two-factor sign-in: the proof of identity, then the app or the recovery codes. */
export const TwoFactorSettingsModel = types
  .compose('TwoFactorSettings', AttemptModel, TwoFactorStoreModel)
  .volatile(() => ({
    /** Purpose of the requested proof of identity; null for none. */
    purpose: null as ProofPurpose | null,
    /** Null outside of the setup. */
    step: null as TwoFactorStep | null,
  }))
  .actions((self) => ({
    /** Null closes the question. */
    ask(purpose: ProofPurpose | null) {
      self.purpose = purpose
      self.receive(NO_FAILURE)
    },
  }))
  .actions((self) => ({
    show(step: TwoFactorStep | null) {
      self.ask(null)
      self.step = step
    },
  }))
  .actions((self) => ({
    receiveCodes(outcome: CodesOutcome, done: string) {
      if (outcome.kind !== 'codes') return self.receive(outcome)
      self.show({ kind: 'codes', codes: outcome.recoveryCodes })
      notifyOf(self).success(done)
    },
  }))
  .actions((self) => ({
    async prove(proof: { password: string; code: string }): Promise<void> {
      if (self.purpose === 'set-up') {
        const outcome = await self.begin(proof.password)
        if (outcome.kind === 'secret') self.show({ kind: 'app', ...outcome.secret })
        else self.receive(outcome)
      } else if (self.purpose === 'switch-off') {
        const outcome = await self.switchOff(proof)
        if (outcome.kind !== 'done') return self.receive(outcome)
        self.ask(null)
        notifyOf(self).success(TWO_FACTOR_TOASTS.off)
      } else self.receiveCodes(await self.renewRecoveryCodes(proof), TWO_FACTOR_TOASTS.renewed)
    },
    /** The app's first code. */
    async enterCode(code: string): Promise<void> {
      self.receiveCodes(await self.switchOn(code), TWO_FACTOR_TOASTS.on)
    },
  }))
