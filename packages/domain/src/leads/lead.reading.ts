import { hasErrors, type Checked, type ErrorsByField } from '../platform/field-errors.ts'
import { readerOf, type Reader } from '../platform/reader.ts'
import {
  filled,
  LEAD_DATE_FIELDS,
  LEAD_PROPERTY_FIELDS,
  LEAD_TEXT_FIELDS,
  type LeadPropertyDraft,
} from './lead.draft.ts'
import { validateLead, type LeadLookups } from './lead.suite.ts'
import type { LeadSave } from './leads.port.ts'

/** A lead read from unknown JSON: the draft it holds, and the fields whose shape was wrong. */
export interface LeadReading {
  draft: LeadSave
  errors: ErrorsByField
}

/**
 * Reads a lead from unknown JSON. Text is cleaned, unknown fields are ignored, missing ones are empty:
 * a save carries the full lead. For a new one give `{ status: 1, ...body }`.
 * Source: specification §7, decisions L36 and X10.
 */
export function readLeadDraft(body: unknown): LeadReading {
  const reader = readerOf(body)
  const version = reader.whole('version', 'invalid')
  const draft: LeadSave = {
    ...filled(LEAD_TEXT_FIELDS, (field) => reader.text(field, { isLong: field === 'notes' })),
    ...filled(LEAD_DATE_FIELDS, (field) => reader.instant(field)),
    status: reader.whole('status', 'enumerable'),
    viewingUserId: reader.whole('viewingUserId', 'enumerable'),
    property: readPropertyDraft(reader.inner('property')),
    override: reader.flag('override', 'invalid') ?? false,
    ...(version === null ? {} : { version }),
  }
  return { draft, errors: reader.errors }
}

/** Reads the text fields of a lead's property. */
export function readPropertyDraft(reader: Reader): LeadPropertyDraft {
  return filled(LEAD_PROPERTY_FIELDS, (field) => reader.text(field))
}

/** Reads a lead from unknown JSON and holds it against every rule, in one result. Of a field with a wrong shape only that is said. */
export function checkLead(body: unknown, lookups?: LeadLookups): Checked<LeadSave> {
  const { draft, errors } = readLeadDraft(body)
  const all = { ...validateLead(draft, lookups), ...errors }
  return hasErrors(all) ? { ok: false, errors: all } : { ok: true, value: draft }
}
