import { typed, type CallTable, type EnvOf } from '../platform/calls.ts'
import type { ChangePasswordDraft, ForgotPasswordDraft, ResetPasswordDraft } from './password-drafts.ts'

export const passwordsCalls = {
  /** Mails a link; false if no account has the address (rule S8). */
  requestReset: {
    call: 'POST /users/request-password-reset',
    body: typed<ForgotPasswordDraft>,
    isPublic: true,
  },
  /** False for a link that is unknown, used or expired. */
  reset: { call: 'POST /users/reset-password', body: typed<ResetPasswordDraft>, isPublic: true },
  change: { call: 'POST /users/change-password', body: typed<ChangePasswordDraft> },
  /** Confirms the identity of the signed-in user. */
  prove: { call: 'POST /users/prove-identity', body: (password: string) => ({ password }) },
} as const satisfies CallTable

export interface PasswordsEnv extends EnvOf<{ passwords: typeof passwordsCalls }> {}
