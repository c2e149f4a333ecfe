import { flow, getEnv, toGenerator, types } from 'mobx-state-tree'
import { NO_ERRORS } from '../platform/field-errors.ts'
import { GENERIC_ERROR } from '../platform/messages.ts'
import type { WriteFailure } from '../platform/records/write-outcome.ts'
import { TOO_MANY_ATTEMPTS } from '../session/session.rules.ts'
import { TWO_FACTOR_TOASTS } from './two-factor.messages.ts'
import type { TwoFactorStore } from './two-factor.store.ts'

export type ProofPurpose = 'set-up' | 'switch-off' | 'renew'

/** Steps of the setup: the app, then the recovery codes to save. */
export type TwoFactorStep =
  | { kind: 'app'; secret: string; address: string }
  | { kind: 'codes'; codes: readonly string[] }

export interface TwoFactorSettingsEnv {
  twoFactor: Pick<TwoFactorStore, 'begin' | 'switchOn' | 'switchOff' | 'renewRecoveryCodes'>
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
    /** Submits the proof; resolves to the toast when done, else null. */
    prove: flow(function* (proof: { password: string; code: string }) {
      const { twoFactor } = getEnv<TwoFactorSettingsEnv>(self)
      if (self.purpose === 'set-up') {
        const outcome = yield* toGenerator(twoFactor.begin(proof.password))
        if (outcome.kind === 'secret') self.show({ kind: 'app', ...outcome.secret })
        else self.fail(outcome)
        return null
      }
      if (self.purpose === 'switch-off') {
        const outcome = yield* toGenerator(twoFactor.switchOff(proof))
        if (outcome.kind !== 'done') {
          self.fail(outcome)
          return null
        }
        self.ask(null)
        return TWO_FACTOR_TOASTS.off
      }
      const outcome = yield* toGenerator(twoFactor.renewRecoveryCodes(proof))
      if (outcome.kind !== 'codes') {
        self.fail(outcome)
        return null
      }
      self.show({ kind: 'codes', codes: outcome.recoveryCodes })
      return TWO_FACTOR_TOASTS.renewed
    }),
    /** Submits the app's first code; resolves to the toast if it was right, else null. */
    enterCode: flow(function* (code: string) {
      const outcome = yield* toGenerator(getEnv<TwoFactorSettingsEnv>(self).twoFactor.switchOn(code))
      if (outcome.kind !== 'codes') {
        self.fail(outcome)
        return null
      }
      self.show({ kind: 'codes', codes: outcome.recoveryCodes })
      return TWO_FACTOR_TOASTS.on
    }),
  }))
