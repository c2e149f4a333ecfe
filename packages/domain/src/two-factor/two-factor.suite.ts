import { create, omitWhen } from 'vest'
import type { ErrorsByField } from '../platform/field-errors.ts'
import { errorsOf, rule } from '../platform/validation/suite-rules.ts'
import { isAppCode, isRecoveryCode } from './two-factor.rules.ts'

/** What a person types to prove who they are once more; a form asks for one or both. */
export interface ProofDraft {
  password?: string
  code?: string
}

/** Which codes a form takes: a recovery code replaces one from the telephone, except where the telephone is to be proved. */
export type CodeKind = 'app' | 'any'

/** The rules of a proof. Whether it is right only the server knows. */
export const createProofSuite = (kind: CodeKind, { isPasswordAsked = true, isCodeAsked = true } = {}) =>
  create((asked: ProofDraft) => {
    const { password, code = '' } = asked
    omitWhen(!isPasswordAsked || password === undefined, () => {
      rule('password', 'required', () => password !== '')
    })
    omitWhen(!isCodeAsked || asked.code === undefined, () => {
      rule('code', 'required', () => code.trim() !== '')
      rule('code', 'pattern', () => isAppCode(code) || (kind === 'any' && isRecoveryCode(code)))
    })
  })

/** What is wrong with a proof, in the form as on the server. */
export function validateProof(draft: ProofDraft, kind: CodeKind): ErrorsByField {
  return errorsOf(createProofSuite(kind).runStatic(draft))
}
