import { flow, getEnv, toGenerator, types, type Instance } from 'mobx-state-tree'
import type { ErrorsByField } from '../platform/field-errors.ts'
import { GENERIC_ERROR } from '../platform/messages.ts'
import type { WriteFailure } from '../platform/records/write-outcome.ts'
import { TOO_MANY_ATTEMPTS } from '../session/session.rules.ts'
import { TWO_FACTOR_TOASTS } from './two-factor.messages.ts'
import type { TwoFactorStore } from './two-factor.store.ts'

/** What a person proves who they are for. */
export type ProofPurpose = 'set-up' | 'switch-off' | 'renew'

/** How far a person is with setting up: at the app, or with the recovery codes to keep. */
export type TwoFactorStep =
  | { kind: 'app'; secret: string; address: string }
  | { kind: 'codes'; codes: readonly string[] }

/** What the settings need: the calls. */
export interface TwoFactorSettingsEnv {
  twoFactor: Pick<TwoFactorStore, 'begin' | 'switchOn' | 'switchOff' | 'renewRecoveryCodes'>
}

const NO_ERRORS: ErrorsByField = {}

/** The dialogs about a person's own two-factor sign-in: the proof of who they are, then the app or the recovery codes. */
export const TwoFactorSettingsModel = types
  .model('TwoFactorSettings', {})
  .volatile(() => ({
    /** What the password is asked for; null while it is not. */
    purpose: null as ProofPurpose | null,
    /** Null while nothing is set up. */
    step: null as TwoFactorStep | null,
    failure: null as string | null,
    serverErrors: NO_ERRORS,
  }))
  .actions((self) => ({
    /** Asks for the password, or no longer. */
    ask(purpose: ProofPurpose | null) {
      self.purpose = purpose
      self.failure = null
      self.serverErrors = NO_ERRORS
    },
    fail(failure: WriteFailure | { kind: 'refused' }) {
      self.failure = null
      if (failure.kind === 'invalid') self.serverErrors = failure.errors
      else self.failure = failure.kind === 'limited' ? TOO_MANY_ATTEMPTS : GENERIC_ERROR
    },
  }))
  .actions((self) => ({
    /** Goes to a step, or closes the dialog. */
    show(step: TwoFactorStep | null) {
      self.ask(null)
      self.step = step
    },
  }))
  .actions((self) => ({
    /** Takes the proof for what it was asked for; answers the message where that is done. */
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
    /** Sends the first code of the app; answers the message where it was right. */
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

/** The dialogs about a person's own two-factor sign-in. */
export interface TwoFactorSettings extends Instance<typeof TwoFactorSettingsModel> {}
