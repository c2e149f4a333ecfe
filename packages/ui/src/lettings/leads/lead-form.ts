import type { Lead } from '@latchkey/domain/leads/lead.contract'
import { draftOf, emptyDraft, type LeadDraft } from '@latchkey/domain/leads/lead.draft'
import { LEAD_FIELDS, LEAD_LABELS, type LeadField } from '@latchkey/domain/leads/lead.labels'
import { LEAD_PATTERN_NOUNS } from '@latchkey/domain/leads/lead.limits'
import { mergeDrafts } from '@latchkey/domain/leads/lead.merge'
import { validateLead, type LeadLookups } from '@latchkey/domain/leads/lead.suite'
import type { LeadSave } from '@latchkey/domain/leads/leads.port'
import { hasErrors, messageFor, type ErrorsByField } from '@latchkey/domain/platform/field-errors'
import { useMemo, useState } from 'react'
import { useDraft } from '../../forms/useDraft.ts'
import type { FormError } from '../../forms/Form/Form.tsx'

/** What a lead's form starts from. */
export interface LeadFormOptions {
  /** The lead as it is saved now; null for a new one. */
  lead: Lead | null
  /** What the server refused in the last save; each error stays until its field is edited. */
  serverErrors: ErrorsByField
  knowsUser: LeadLookups['knowsUser']
}

/** A field of a lead's form with a value of its own type. */
export type LeadFieldValue<Field extends LeadField> = Field extends keyof LeadDraft
  ? LeadDraft[Field]
  : string

/** A lead's form: what it holds, what is wrong with it, and what can be done. */
export interface LeadForm {
  draft: LeadDraft
  isDirty: boolean
  /** True when the lead was saved elsewhere while edits were under way; nothing was overwritten. */
  isBehind: boolean
  /** What the errors on show are, in the order of the fields. */
  errors: readonly FormError[]
  errorOf: (field: LeadField) => string | undefined
  valueOf: <Field extends LeadField>(field: Field) => LeadFieldValue<Field>
  set: <Field extends LeadField>(field: Field, value: LeadFieldValue<Field>) => void
  /** The person left the field: from now on it says what is wrong with it. */
  leave: (field: LeadField) => void
  /** Shows everything that is wrong; what to send when nothing is. */
  check: () => LeadSave | null
  /** My edits on the lead as it is saved now: what I left alone stays as somebody else saved it. */
  merged: LeadDraft
  /** Takes over what somebody else saved and puts my edits on top; answers with what to send. */
  takeMerged: () => LeadSave
  /** Forgets the edits; the form is the lead as it is saved now. */
  reset: () => void
}

interface Progress {
  edited: ReadonlySet<LeadField>
  left: ReadonlySet<LeadField>
  isChecked: boolean
}

const UNTOUCHED: Progress = { edited: new Set(), left: new Set(), isChecked: false }
const NO_ERRORS: ErrorsByField = {}

const propertyFieldOf = (field: LeadField) =>
  field.split('property.')[1] as keyof LeadDraft['property'] | undefined

const toSave = (draft: LeadDraft, version: number | undefined): LeadSave =>
  version === undefined ? draft : { ...draft, version }

/** Holds the form of one lead. */
export function useLeadForm({ lead, serverErrors, knowsUser }: LeadFormOptions): LeadForm {
  const record = useMemo(() => (lead === null ? emptyDraft() : draftOf(lead)), [lead])
  const { values: draft, set, reset, isDirty, isBehind } = useDraft(record)
  const [progress, setProgress] = useState(UNTOUCHED)
  const [refused, setRefused] = useState({ given: serverErrors, errors: serverErrors })
  const [start, setStart] = useState({ record, version: lead?.version })

  if (refused.given !== serverErrors) setRefused({ given: serverErrors, errors: serverErrors })
  // A save names the version that the edits began with: a newer one would overwrite what nobody here has seen.
  if (!isBehind && start.version !== lead?.version) setStart({ record, version: lead?.version })

  const { edited, left, isChecked } = progress
  const isSpeaking = isChecked || left.size > 0
  const found = useMemo(
    () => (isSpeaking ? validateLead(draft, { knowsUser }) : NO_ERRORS),
    [isSpeaking, draft, knowsUser],
  )

  const merged = isBehind ? mergeDrafts(start.record, draft, record) : draft

  const errorOf = (field: LeadField): string | undefined => {
    const isShown = isChecked || (edited.has(field) && left.has(field))
    const name = (isShown ? found[field]?.[0] : undefined) ?? refused.errors[field]?.[0]
    return name === undefined ? undefined : messageFor(field, name, LEAD_PATTERN_NOUNS)
  }

  return {
    draft,
    isDirty,
    isBehind,
    errorOf,
    errors: LEAD_FIELDS.flatMap((field) => {
      const message = errorOf(field)
      return message === undefined ? [] : [{ name: field, label: LEAD_LABELS[field], message }]
    }),
    valueOf: (field) => {
      const nested = propertyFieldOf(field)
      const value = nested === undefined ? draft[field as keyof LeadDraft] : draft.property[nested]
      return value as LeadFieldValue<typeof field>
    },
    set: (field, value) => {
      const nested = propertyFieldOf(field)
      if (nested === undefined) set(field as keyof LeadDraft, value as LeadDraft[keyof LeadDraft])
      else set('property', { ...draft.property, [nested]: value })
      setProgress((before) => ({ ...before, edited: new Set(before.edited).add(field) }))
      if (refused.errors[field]) setRefused({ ...refused, errors: { ...refused.errors, [field]: [] } })
    },
    leave: (field) => setProgress((before) => ({ ...before, left: new Set(before.left).add(field) })),
    check: () => {
      setProgress((before) => ({ ...before, isChecked: true }))
      return hasErrors(validateLead(draft, { knowsUser })) ? null : toSave(draft, start.version)
    },
    merged,
    takeMerged: () => {
      reset()
      for (const field of Object.keys(merged) as (keyof LeadDraft)[]) set(field, merged[field])
      return toSave(merged, lead?.version)
    },
    reset: () => {
      setProgress(UNTOUCHED)
      setRefused({ given: serverErrors, errors: NO_ERRORS })
      reset()
    },
  }
}
