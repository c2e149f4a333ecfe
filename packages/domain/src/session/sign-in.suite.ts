import { create } from 'vest'
import type { ErrorsByField } from '../platform/field-errors.ts'
import { errorsOf, rule } from '../platform/validation/suite-rules.ts'
import type { SignInDraft } from './session.rules.ts'

/** The rules of the sign-in: both fields are required, and the password is never trimmed. Source: specification §5, decision S7. */
export const createSignInSuite = () =>
  create(({ username, password }: SignInDraft) => {
    rule('username', 'required', () => username.trim() !== '')
    rule('password', 'required', () => password !== '')
  })

/** The errors of a sign-in, on the server as in the form. */
export function validateSignIn(draft: SignInDraft): ErrorsByField {
  return errorsOf(createSignInSuite().runStatic(draft))
}
