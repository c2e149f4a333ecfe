import { messageFor, type ErrorName, type ErrorsByField } from '@latchkey/domain/platform/field-errors'
import { validateProof, type CodeKind, type ProofDraft } from '@latchkey/domain/two-factor/two-factor.suite'
import { useState } from 'react'
import type { FormError } from '../../forms/Form/Form.tsx'

type Field = keyof ProofDraft

const LABELS: Readonly<Record<Field, string>> = { password: 'Current password', code: 'Code' }
const NO_ERRORS: ErrorsByField = {}

/** The state of the form of a proof. */
export interface Proof<Asked extends Field> {
  values: Record<Asked, string>
  labelOf: (field: Asked) => string
  errorOf: (field: Asked) => string | undefined
  /** For the summary of the form. */
  errors: FormError[]
  change: (field: Asked, text: string) => void
  /** The proof when it is complete; null after showing what is missing. */
  submit: () => Record<Asked, string> | null
}

/** A form that asks a person for password, code, or both. Keep `asked` stable. */
export function useProof<Asked extends Field>(
  asked: readonly Asked[],
  kind: CodeKind,
  serverErrors: ErrorsByField = NO_ERRORS,
): Proof<Asked> {
  const [values, setValues] = useState(
    () => Object.fromEntries(asked.map((field) => [field, ''])) as Record<Asked, string>,
  )
  const [errors, setErrors] = useState({ given: serverErrors, shown: serverErrors })
  if (errors.given !== serverErrors) setErrors({ given: serverErrors, shown: serverErrors })

  const errorOf = (field: Asked) => {
    const name: ErrorName | undefined = errors.shown[field]?.[0]
    return name === undefined ? undefined : messageFor(field, name)
  }
  return {
    values,
    labelOf: (field) => LABELS[field],
    errorOf,
    errors: asked.flatMap((name) => {
      const message = errorOf(name)
      return message === undefined ? [] : [{ name, label: LABELS[name], message }]
    }),
    change(field, text) {
      setValues((before) => ({ ...before, [field]: text }))
      setErrors((before) => ({ ...before, shown: { ...before.shown, [field]: [] } }))
    },
    submit() {
      const missing = validateProof(values, kind)
      setErrors({ given: serverErrors, shown: missing })
      return Object.keys(missing).length === 0 ? values : null
    },
  }
}
