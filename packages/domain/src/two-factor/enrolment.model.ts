import { flow, getEnv, toGenerator, types } from 'mobx-state-tree'
import { NO_ERRORS } from '../platform/field-errors.ts'
import { GENERIC_ERROR } from '../platform/messages.ts'
import type { Session } from '../session/session.contract.ts'
import { TOO_MANY_ATTEMPTS } from '../session/session.rules.ts'
import type { TwoFactorSecret } from './two-factor.contract.ts'
import { CODE_REJECTED } from './two-factor.messages.ts'
import type { TwoFactorStore } from './two-factor.store.ts'

interface EnrolmentEnv {
  stores: { twoFactor: Pick<TwoFactorStore, 'enrol' | 'confirmEnrolment'> }
}

/** Setting up two-factor sign-in during a sign-in: first the app, then the recovery codes. */
export const EnrolmentModel = types
  .model('Enrolment', {
    /** Of the pending sign-in. */
    challenge: types.string,
  })
  .volatile(() => ({
    /** For the authenticator app; null until loaded. */
    secret: null as TwoFactorSecret | null,
    /** True when no secret could be loaded. */
    hasFailed: false,
    /** True when the sign-in has expired, or was completed elsewhere. */
    isExpired: false,
    /** Null until the first code was right; the session begins once the recovery codes are saved. */
    enrolled: null as { session: Session; recoveryCodes: readonly string[] } | null,
    /** Why the code was rejected. */
    failure: null as string | null,
    serverErrors: NO_ERRORS,
    turn: 0,
  }))
  .actions((self) => ({
    /** Requests a secret; only the latest one is valid. */
    begin: flow(function* () {
      const { twoFactor } = getEnv<EnrolmentEnv>(self).stores
      const turn = ++self.turn
      self.hasFailed = false
      const outcome = yield* toGenerator(twoFactor.enrol(self.challenge))
      if (turn !== self.turn) return
      if (outcome.kind === 'secret') self.secret = outcome.secret
      else if (outcome.kind === 'start-again') self.isExpired = true
      else self.hasFailed = true
    }),
    enterCode: flow(function* (code: string) {
      const { twoFactor } = getEnv<EnrolmentEnv>(self).stores
      self.failure = null
      const outcome = yield* toGenerator(twoFactor.confirmEnrolment(self.challenge, code))
      if (outcome.kind === 'enrolled') self.enrolled = outcome
      else if (outcome.kind === 'start-again') self.isExpired = true
      else if (outcome.kind === 'invalid') self.serverErrors = outcome.errors
      else if (outcome.kind === 'rejected') self.failure = CODE_REJECTED
      else self.failure = outcome.kind === 'limited' ? TOO_MANY_ATTEMPTS : GENERIC_ERROR
    }),
  }))
