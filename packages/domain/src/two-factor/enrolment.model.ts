import { flow, getEnv, toGenerator, types } from 'mobx-state-tree'
import { AttemptModel } from '../session/attempt.model.ts'
import type { Session } from '../session/session.contract.ts'
import type { TwoFactorSecret } from './two-factor.contract.ts'
import { CODE_REJECTED } from './two-factor.messages.ts'
import type { TwoFactorStore } from './two-factor.store.ts'

interface EnrolmentEnv {
  stores: { twoFactor: Pick<TwoFactorStore, 'enrol' | 'confirmEnrolment'> }
}

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
      self.fail(null)
      const outcome = yield* toGenerator(twoFactor.confirmEnrolment(self.challenge, code))
      if (outcome.kind === 'enrolled') self.enrolled = outcome
      else if (outcome.kind === 'start-again') self.isExpired = true
      else self.receive(outcome, CODE_REJECTED)
    }),
  }))
