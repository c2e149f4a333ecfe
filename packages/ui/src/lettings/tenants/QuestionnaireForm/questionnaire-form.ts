import { hasErrors, messageFor, type ErrorsByField } from '@latchkey/domain/platform/field-errors'
import type { QuestionnaireDraft } from '@latchkey/domain/questionnaire/questionnaire.draft'
import {
  QUESTIONNAIRE_FIELDS,
  QUESTIONNAIRE_LABELS,
  type QuestionnaireField,
} from '@latchkey/domain/questionnaire/questionnaire.labels'
import { useMemo, useState } from 'react'
import type { FormError } from '../../../forms/Form/Form.tsx'

/** What the form of the questionnaire starts from. */
export interface QuestionnaireFormOptions {
  /** What is known and what was answered before; taken once. */
  start: QuestionnaireDraft
  /** What the server refused; each error stays until its field is edited. */
  serverErrors: ErrorsByField
  /** Every rule, held against the moment it is asked at. */
  validate: (draft: QuestionnaireDraft) => ErrorsByField
  /** Called with every edit, so that answers can be kept. */
  onEdit: (draft: QuestionnaireDraft) => void
}

/** The form of the questionnaire: what it holds, what is wrong with it, and what can be done. */
export interface QuestionnaireFormState {
  draft: QuestionnaireDraft
  /** The errors on show, in the order of the fields. */
  errors: readonly FormError[]
  errorOf: (field: QuestionnaireField) => string | undefined
  set: <Field extends QuestionnaireField>(field: Field, value: QuestionnaireDraft[Field]) => void
  /** The tenant left the field: if they changed it, it says from now on what is wrong with it. */
  leave: (field: QuestionnaireField) => void
  /** Shows everything that is wrong; true when nothing is. */
  check: () => boolean
}

interface Progress {
  edited: ReadonlySet<QuestionnaireField>
  left: ReadonlySet<QuestionnaireField>
  isChecked: boolean
}

const UNTOUCHED: Progress = { edited: new Set(), left: new Set(), isChecked: false }
const NO_ERRORS: ErrorsByField = {}

/** Holds the answers of one tenant. */
export function useQuestionnaireForm({
  start,
  serverErrors,
  validate,
  onEdit,
}: QuestionnaireFormOptions): QuestionnaireFormState {
  const [draft, setDraft] = useState(start)
  const [progress, setProgress] = useState(UNTOUCHED)
  const [refused, setRefused] = useState({ given: serverErrors, errors: serverErrors })
  if (refused.given !== serverErrors) setRefused({ given: serverErrors, errors: serverErrors })

  const { edited, left, isChecked } = progress
  const isSpeaking = isChecked || left.size > 0
  const found = useMemo(() => (isSpeaking ? validate(draft) : NO_ERRORS), [isSpeaking, draft, validate])

  const errorOf = (field: QuestionnaireField): string | undefined => {
    const isShown = isChecked || (edited.has(field) && left.has(field))
    const name = (isShown ? found[field]?.[0] : undefined) ?? refused.errors[field]?.[0]
    return name === undefined ? undefined : messageFor(field, name)
  }

  return {
    draft,
    errorOf,
    errors: QUESTIONNAIRE_FIELDS.flatMap((field) => {
      const message = errorOf(field)
      return message === undefined ? [] : [{ name: field, label: QUESTIONNAIRE_LABELS[field], message }]
    }),
    set: (field, value) => {
      const next = { ...draft, [field]: value }
      setDraft(next)
      onEdit(next)
      setProgress((before) => ({ ...before, edited: new Set(before.edited).add(field) }))
      if (refused.errors[field]) setRefused({ ...refused, errors: { ...refused.errors, [field]: [] } })
    },
    leave: (field) => setProgress((before) => ({ ...before, left: new Set(before.left).add(field) })),
    check: () => {
      setProgress((before) => ({ ...before, isChecked: true }))
      return !hasErrors(validate(draft))
    },
  }
}
