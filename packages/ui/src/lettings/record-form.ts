import {
  errorsWithin,
  errorsWithout,
  hasErrors,
  messageFor,
  type ErrorsByField,
} from '@latchkey/domain/platform/field-errors'
import { useMemo, useState } from 'react'
import type { FormError } from '../forms/Form/Form.tsx'
import { useDraft } from '../forms/useDraft.ts'

/** A draft together with the version that its edits began with. */
export type Versioned<Draft> = Draft & { version?: number }

/** A field of a draft, or a place within one: `images.2`. */
export type FieldPath<Draft> = (keyof Draft & string) | `${keyof Draft & string}.${string}`

/** What the form of a record starts from. */
export interface RecordFormOptions<Draft extends object> {
  /** The record as its form starts; keep it one and the same value while the record is. */
  record: Draft
  /** The version of that record; undefined for a new one. */
  version: number | undefined
  /** The version that an own act beside the form made, such as deleting a picture: such news are no one else's. */
  ownVersion?: number | undefined
  /** The fields in the order of the form, with their labels. */
  labels: Readonly<Record<keyof Draft & string, string>>
  order: readonly (keyof Draft & string)[]
  validate: (draft: Draft) => ErrorsByField
  /** What the server refused in the last save; each error stays until its field is edited. */
  serverErrors: ErrorsByField
  /** The words of an error, where a form has its own. */
  messageOf?: (field: string, name: string) => string
}

/** The form of a record: what it holds, what is wrong with it, and what can be done. */
export interface RecordForm<Draft extends object> {
  draft: Draft
  isDirty: boolean
  dirtyFields: readonly (keyof Draft)[]
  /** True when the record was saved elsewhere while edits were under way; nothing was overwritten. */
  isBehind: boolean
  /** What the errors on show are, in the order of the fields. */
  errors: readonly FormError[]
  /** What is wrong with a field or place, or within it, in words for the person. */
  errorOf: (path: FieldPath<Draft>) => string | undefined
  set: <Field extends keyof Draft & string>(field: Field, value: Draft[Field]) => void
  /** Changes one field by what it holds at that moment, for changes that may come several at once. */
  update: <Field extends keyof Draft & string>(
    field: Field,
    change: (value: Draft[Field]) => Draft[Field],
  ) => void
  /** The person left the field: from now on it says what is wrong with it. */
  leave: (field: keyof Draft & string) => void
  /** Shows everything that is wrong; what to send when nothing is. */
  check: () => Versioned<Draft> | null
  /** My edits on the record as it is saved now: what I left alone stays as somebody else saved it. */
  merged: Draft
  /** Takes over what somebody else saved and puts my edits on top; answers with what to send. */
  takeMerged: () => Versioned<Draft>
  /** Forgets the edits; the form is the record as it is saved now. */
  reset: () => void
}

const UNTOUCHED = { left: new Set<string>(), isChecked: false }
const NO_ERRORS: ErrorsByField = {}

/** Holds the form of one record whose fields lie side by side. */
export function useRecordForm<Draft extends object>({
  record,
  version,
  ownVersion,
  labels,
  order,
  validate,
  serverErrors,
  messageOf = messageFor,
}: RecordFormOptions<Draft>): RecordForm<Draft> {
  const { values: draft, set, update, reset, rebase, isDirty, dirtyFields, isBehind } = useDraft(record)
  const [progress, setProgress] = useState(UNTOUCHED)
  const [refused, setRefused] = useState({ given: serverErrors, errors: serverErrors })
  const [start, setStart] = useState(version)

  if (refused.given !== serverErrors) setRefused({ given: serverErrors, errors: serverErrors })
  // A save names the version that the edits began with: a newer one would overwrite what nobody here has seen.
  if (isBehind && version !== undefined && version === ownVersion) {
    rebase()
    setStart(version)
  } else if (!isBehind && start !== version) setStart(version)

  const { left, isChecked } = progress
  const found = useMemo(
    () => (isChecked || left.size > 0 ? validate(draft) : NO_ERRORS),
    [isChecked, left, draft, validate],
  )
  const edits = Object.fromEntries(dirtyFields.map((field) => [field, draft[field]]))
  const merged: Draft = isBehind ? { ...record, ...edits } : draft
  const withVersion = (values: Draft, at: number | undefined): Versioned<Draft> =>
    at === undefined ? values : { ...values, version: at }

  const errorOf = (path: FieldPath<Draft>): string | undefined => {
    const isShown = isChecked || (left.has(path) && dirtyFields.some((field) => field === path))
    const [name] = [...(isShown ? errorsWithin(found, path) : []), ...errorsWithin(refused.errors, path)]
    return name === undefined ? undefined : messageOf(path, name)
  }

  return {
    draft,
    isDirty,
    dirtyFields,
    isBehind,
    errorOf,
    errors: order.flatMap((field) => {
      const message = errorOf(field)
      return message === undefined ? [] : [{ name: field, label: labels[field], message }]
    }),
    set: (field, value) => {
      set(field, value)
      if (errorsWithin(refused.errors, field).length > 0)
        setRefused({ ...refused, errors: errorsWithout(refused.errors, field) })
    },
    update,
    leave: (field) => setProgress((before) => ({ ...before, left: new Set(before.left).add(field) })),
    check: () => {
      setProgress((before) => ({ ...before, isChecked: true }))
      return hasErrors(validate(draft)) ? null : withVersion(draft, start)
    },
    merged,
    takeMerged: () => {
      rebase()
      setStart(version)
      return withVersion(merged, version)
    },
    reset: () => {
      setProgress(UNTOUCHED)
      setRefused({ given: serverErrors, errors: NO_ERRORS })
      reset()
    },
  }
}
