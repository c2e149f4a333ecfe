import { flow, getEnv, toGenerator, types } from 'mobx-state-tree'
import { problemOf } from '../platform/problem.ts'
import { writeFailure } from '../platform/records/write-outcome.ts'
import { AttemptModel } from '../session/attempt.model.ts'
import type { Session } from '../session/session.contract.ts'
import type { TwoFactorSecret } from './two-factor.contract.ts'
import { CODE_REJECTED } from './two-factor.messages.ts'
import type { TwoFactorEnv } from './two-factor.calls.ts'

/** Setting up two-factor sign-in during a sign-in: first the app, then the recovery codes. */
export const EnrolmentModel = AttemptModel.named('Enrolment')
  .props({
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
    turn: 0,
  }))
  .actions((self) => ({
    /** Requests a secret; only the latest one is valid. */
    begin: flow(function* () {
      const turn = ++self.turn
      self.hasFailed = false
      try {
        const response = yield* toGenerator(getEnv<TwoFactorEnv>(self).twoFactor.enrol(self.challenge))
        if (turn !== self.turn) return
        if ('redirect' in response) self.isExpired = true
        else self.secret = response
      } catch {
        if (turn === self.turn) self.hasFailed = true
      }
    }),
    enterCode: flow(function* (code: string) {
      self.isBusy = true
      self.fail(null)
      try {
        const { twoFactor } = getEnv<TwoFactorEnv>(self)
        const response = yield* toGenerator(twoFactor.confirmEnrolment(self.challenge, code))
        if (response === false) self.fail(CODE_REJECTED)
        else if ('redirect' in response) self.isExpired = true
        else self.enrolled = response
      } catch (caught) {
        self.receive(writeFailure(problemOf(caught)))
      } finally {
        self.isBusy = false
      }
    }),
  }))
