import { types } from 'mobx-state-tree'
import { formOf } from '../forms/form.model.ts'
import { createProofSuite, type CodeKind, type ProofDraft } from './two-factor.suite.ts'

/** A code as its form holds it. */
export type CodeDraft = Pick<ProofValues, 'code'>

/** A proof as its form holds it. */
export type ProofValues = Required<ProofDraft>

const FIELDS = { password: types.string, code: types.string }
const LABELS = { password: 'Current password', code: 'Code' }

const codeFormOf = (name: string, kind: CodeKind) =>
  formOf<CodeDraft>({
    name,
    fields: { code: FIELDS.code },
    labels: { code: LABELS.code },
    createSuite: () => createProofSuite(kind),
    isJudgedOnSubmit: true,
  })

/** The form of the second step of a sign-in: a code of the app, or a recovery code. */
export const CodeFormModel = codeFormOf('Code form', 'any')

/** The form of the first code of an authenticator app that is being set up. */
export const AppCodeFormModel = codeFormOf('App code form', 'app')

/** The form in which a person proves who they are before something that guards the account is changed. */
export const ProofFormModel = formOf<ProofValues, { isPasswordAsked?: boolean; isCodeAsked?: boolean }>({
  name: 'Proof form',
  fields: FIELDS,
  labels: LABELS,
  createSuite: (asked) => createProofSuite('any', asked),
  isJudgedOnSubmit: true,
})
