import { flow, getEnv, toGenerator, types, type Instance } from 'mobx-state-tree'
import type { ErrorsByField } from '../platform/field-errors.ts'
import { GENERIC_ERROR } from '../platform/messages.ts'
import type { Session } from '../session/session.contract.ts'
import { TOO_MANY_ATTEMPTS } from '../session/session.rules.ts'
import type { TwoFactorSecret } from './two-factor.contract.ts'
import { CODE_REFUSED } from './two-factor.messages.ts'
import type { TwoFactorStore } from './two-factor.store.ts'

/** What an enrolment needs: the calls, and the sign-in that waits for it. */
export interface EnrolmentEnv {
  twoFactor: Pick<TwoFactorStore, 'enrol' | 'confirmEnrolment'>
  challenge: string
}

const NO_ERRORS: ErrorsByField = {}

/** Setting up two-factor sign-in while signing in: the app first, then the recovery codes to keep. */
export const EnrolmentModel = types
  .model('Enrolment', {})
  .volatile(() => ({
    /** What the app is given; null until it is known. */
    secret: null as TwoFactorSecret | null,
    /** True when no secret could be had. */
    hasFailed: false,
    /** True when the sign-in took too long, or was completed already. */
    isExpired: false,
    /** Null until the first code was right; the session begins when the recovery codes are kept. */
    enrolled: null as { session: Session; recoveryCodes: readonly string[] } | null,
    /** Why the code was refused. */
    failure: null as string | null,
    serverErrors: NO_ERRORS,
    turn: 0,
  }))
  .actions((self) => ({
    /** Asks for a secret; only the last one that was asked for works. */
    begin: flow(function* () {
      const { twoFactor, challenge } = getEnv<EnrolmentEnv>(self)
      const turn = ++self.turn
      self.hasFailed = false
      const outcome = yield* toGenerator(twoFactor.enrol(challenge))
      if (turn !== self.turn) return
      if (outcome.kind === 'secret') self.secret = outcome.secret
      else if (outcome.kind === 'start-again') self.isExpired = true
      else self.hasFailed = true
    }),
    /** Sends the first code of the app. */
    enterCode: flow(function* (code: string) {
      const { twoFactor, challenge } = getEnv<EnrolmentEnv>(self)
      self.failure = null
      const outcome = yield* toGenerator(twoFactor.confirmEnrolment(challenge, code))
      if (outcome.kind === 'enrolled') self.enrolled = outcome
      else if (outcome.kind === 'start-again') self.isExpired = true
      else if (outcome.kind === 'invalid') self.serverErrors = outcome.errors
      else if (outcome.kind === 'refused') self.failure = CODE_REFUSED
      else self.failure = outcome.kind === 'limited' ? TOO_MANY_ATTEMPTS : GENERIC_ERROR
    }),
  }))

/** Setting up two-factor sign-in while signing in. */
export interface Enrolment extends Instance<typeof EnrolmentModel> {}
