import { types } from 'mobx-state-tree'
import { formOf } from '../forms/form.model.ts'
import { createProofSuite, type CodeKind, type ProofDraft } from './two-factor.suite.ts'

export type CodeDraft = Pick<ProofValues, 'code'>

export type ProofValues = Required<ProofDraft>

const FIELDS = { password: types.string, code: types.string }
const LABELS = { password: 'Current password', code: 'Code' }

const codeFormOf = (name: string, kind: CodeKind) =>
  formOf<CodeDraft>({
    name,
    fields: { code: FIELDS.code },
    labels: { code: LABELS.code },
    createSuite: () => createProofSuite(kind),
    isValidatedOnSubmit: true,
  })

/** For the second step of a sign-in: an app code or a recovery code. */
export const CodeFormModel = codeFormOf('Code form', 'any')

/** For the first code of an authenticator app during setup. */
export const AppCodeFormModel = codeFormOf('App code form', 'app')

/** For confirming the identity before security settings change. */
export const ProofFormModel = formOf<ProofValues, { isPasswordRequired?: boolean; isCodeRequired?: boolean }>(
  {
    name: 'Proof form',
    fields: FIELDS,
    labels: LABELS,
    createSuite: (asked) => createProofSuite('any', asked),
    isValidatedOnSubmit: true,
  },
)
