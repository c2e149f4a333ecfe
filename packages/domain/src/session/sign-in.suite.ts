import { create } from 'vest'
import type { ErrorsByField } from '../platform/field-errors.ts'
import { errorsOf, rule } from '../platform/validation/suite-rules.ts'
import type { SignInDraft } from './session.rules.ts'

/** The password is not trimmed. */
export const createSignInSuite = () =>
  create(({ username, password }: SignInDraft) => {
    rule('username', 'required', () => username.trim() !== '')
    rule('password', 'required', () => password !== '')
  })

export function validateSignIn(draft: SignInDraft): ErrorsByField {
  return errorsOf(createSignInSuite(), draft)
}
