import { typed, type CallTable, type EnvOf } from '../platform/calls.ts'
import type { SignInResponse } from '../session/session.contract.ts'
import type {
  EnrolResponse,
  EnrolledResponse,
  RecoveryCodes,
  TwoFactorSecret,
  TwoFactorState,
} from './two-factor.contract.ts'

export interface TwoFactorProof {
  password: string
  code: string
}

const challengeAndCode = (challenge: string, code: string) => ({ challenge, code })

export const twoFactorCalls = {
  /** Accepts an app code or a recovery code. */
  enterWithCode: {
    call: 'POST /users/two-factor/sign-in',
    body: challengeAndCode,
    response: typed<SignInResponse>,
    isPublic: true,
  },
  /** Returns the secret during a sign-in that requires enrolment. */
  enrol: {
    call: 'POST /users/two-factor/enrol',
    body: (challenge: string) => ({ challenge }),
    response: typed<EnrolResponse>,
    isPublic: true,
  },
  /** Submits the first code during a sign-in that requires enrolment. */
  confirmEnrolment: {
    call: 'POST /users/two-factor/enrol/confirm',
    body: challengeAndCode,
    response: typed<EnrolledResponse>,
    isPublic: true,
  },

  state: { call: 'GET /users/two-factor', response: typed<TwoFactorState> },
  /** Returns a new secret; false when two-factor sign-in is on already. */
  begin: {
    call: 'POST /users/two-factor/set-up',
    body: (password: string) => ({ password }),
    response: typed<TwoFactorSecret | false>,
  },
  switchOn: {
    call: 'POST /users/two-factor/switch-on',
    body: (code: string) => ({ code }),
    response: typed<RecoveryCodes>,
  },
  /** False when a role requires it. */
  switchOff: { call: 'POST /users/two-factor/switch-off', body: typed<TwoFactorProof> },
  renewRecoveryCodes: {
    call: 'POST /users/two-factor/recovery-codes',
    body: typed<TwoFactorProof>,
    response: typed<RecoveryCodes>,
  },
  /** Confirms the identity of the signed-in user. */
  prove: { call: 'POST /users/two-factor/prove-identity', body: (code: string) => ({ code }) },

  /** Removes another user's second factor; false when there is none. */
  reset: { call: 'POST /users/:id/reset-two-factor' },
  setRequirement: { call: 'POST /roles/:id/two-factor', body: (required: boolean) => ({ required }) },
} as const satisfies CallTable

export interface TwoFactorEnv extends EnvOf<{ twoFactor: typeof twoFactorCalls }> {}
