import { getEnv, types } from 'mobx-state-tree'
import { NO_ERRORS } from '../platform/field-errors.ts'
import { GENERIC_ERROR } from '../platform/messages.ts'
import { notifyOf } from '../platform/notify.ts'
import type { WriteFailure } from '../platform/records/write-outcome.ts'
import { TOO_MANY_ATTEMPTS } from '../session/session.rules.ts'
import { TWO_FACTOR_TOASTS } from './two-factor.messages.ts'
import type { CodesOutcome, TwoFactorStore } from './two-factor.store.ts'

export type ProofPurpose = 'set-up' | 'switch-off' | 'renew'

/** Steps of the setup: the app, then the recovery codes to save. */
export type TwoFactorStep =
  | { kind: 'app'; secret: string; address: string }
  | { kind: 'codes'; codes: readonly string[] }

interface TwoFactorSettingsEnv {
  stores: { twoFactor: Pick<TwoFactorStore, 'begin' | 'switchOn' | 'switchOff' | 'renewRecoveryCodes'> }
}

/** Dialogs of a user's own two-factor sign-in: the proof of identity, then the app or the recovery codes. */
export const TwoFactorSettingsModel = types
  .model('TwoFactorSettings', {})
  .volatile(() => ({
    /** Purpose of the requested proof of identity; null for none. */
    purpose: null as ProofPurpose | null,
    /** Null outside of the setup. */
    step: null as TwoFactorStep | null,
    failure: null as string | null,
    serverErrors: NO_ERRORS,
  }))
  .actions((self) => ({
    /** Null closes the question. */
    ask(purpose: ProofPurpose | null) {
      self.purpose = purpose
      self.failure = null
      self.serverErrors = NO_ERRORS
    },
    fail(failure: WriteFailure | { kind: 'rejected' }) {
      self.failure = null
      if (failure.kind === 'invalid') self.serverErrors = failure.errors
      else self.failure = failure.kind === 'limited' ? TOO_MANY_ATTEMPTS : GENERIC_ERROR
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
      if (outcome.kind !== 'codes') return self.fail(outcome)
      self.show({ kind: 'codes', codes: outcome.recoveryCodes })
      notifyOf(self).success(done)
    },
  }))
  .actions((self) => ({
    async prove(proof: { password: string; code: string }): Promise<void> {
      const { twoFactor } = getEnv<TwoFactorSettingsEnv>(self).stores
      if (self.purpose === 'set-up') {
        const outcome = await twoFactor.begin(proof.password)
        if (outcome.kind === 'secret') self.show({ kind: 'app', ...outcome.secret })
        else self.fail(outcome)
      } else if (self.purpose === 'switch-off') {
        const outcome = await twoFactor.switchOff(proof)
        if (outcome.kind !== 'done') return self.fail(outcome)
        self.ask(null)
        notifyOf(self).success(TWO_FACTOR_TOASTS.off)
      } else self.receiveCodes(await twoFactor.renewRecoveryCodes(proof), TWO_FACTOR_TOASTS.renewed)
    },
    /** The app's first code. */
    async enterCode(code: string): Promise<void> {
      const { twoFactor } = getEnv<TwoFactorSettingsEnv>(self).stores
      self.receiveCodes(await twoFactor.switchOn(code), TWO_FACTOR_TOASTS.on)
    },
  }))
