import { create, omitWhen } from 'vest'
import type { ErrorsByField } from '../platform/field-errors.ts'
import { errorsOf, rule } from '../platform/validation/suite-rules.ts'
import { isAppCode, isRecoveryCode } from './two-factor.rules.ts'

/** A form asks for one or both. */
export interface ProofDraft {
  password?: string
  code?: string
}

/** A recovery code replaces an app code, except when the app itself is being set up. */
export type CodeKind = 'app' | 'any'

/** Checks the shape; only the server can check the values. */
export const createProofSuite = (kind: CodeKind, { isPasswordRequired = true, isCodeRequired = true } = {}) =>
  create((asked: ProofDraft) => {
    const { password, code = '' } = asked
    omitWhen(!isPasswordRequired || password === undefined, () => {
      rule('password', 'required', () => password !== '')
    })
    omitWhen(!isCodeRequired || asked.code === undefined, () => {
      rule('code', 'required', () => code.trim() !== '')
      rule('code', 'pattern', () => isAppCode(code) || (kind === 'any' && isRecoveryCode(code)))
    })
  })

export function validateProof(draft: ProofDraft, kind: CodeKind): ErrorsByField {
  return errorsOf(createProofSuite(kind), draft)
}
