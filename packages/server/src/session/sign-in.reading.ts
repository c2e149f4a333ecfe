import type { Checked, ErrorsByField } from '@latchkey/domain/platform/field-errors'
import { hasErrors } from '@latchkey/domain/platform/field-errors'
import { cleanText } from '@latchkey/domain/platform/text'
import type { SignInDraft } from '@latchkey/domain/session/session.rules'
import { validateSignIn } from '@latchkey/domain/session/sign-in.suite'

/** The two ways to sign in. Source: decision S3. */
export type SignInRequest = SignInDraft | { readonly token: string }

/** Reads a sign-in: username and password where either is given, else a stored token. Passwords are never trimmed. Source: decisions S3 and S7. */
export function readSignIn(body: unknown): Checked<SignInRequest> {
  const fields = (body ?? {}) as Record<string, unknown>
  const given = (name: string) => Object.hasOwn(fields, name) && fields[name] !== null
  if (given('token') && !given('username') && !given('password')) return readToken(body)
  const errors: ErrorsByField = {}
  const draft = {
    username: cleanText(textOf(fields, 'username', errors)),
    password: textOf(fields, 'password', errors),
  }
  return checked(draft, { ...validateSignIn(draft), ...errors })
}

/** Reads a stored token. */
export function readToken(body: unknown): Checked<{ readonly token: string }> {
  const errors: ErrorsByField = {}
  const token = textOf((body ?? {}) as Record<string, unknown>, 'token', errors)
  return checked({ token }, token === '' ? { token: ['required'], ...errors } : errors)
}

function textOf(fields: Record<string, unknown>, name: string, errors: ErrorsByField): string {
  const value = Object.hasOwn(fields, name) ? (fields[name] ?? '') : ''
  if (typeof value === 'string') return value
  errors[name] = ['invalid']
  return ''
}

function checked<Value>(value: Value, errors: ErrorsByField): Checked<Value> {
  return hasErrors(errors) ? { ok: false, errors } : { ok: true, value }
}
