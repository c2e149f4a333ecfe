import { DASH, labelOf } from '../platform/labels.ts'
import type { Clock } from '../platform/time.ts'
import { cleanDraft, type LeadDraft, type LeadPropertyDraft } from './lead.draft.ts'
import { LEAD_STATUS_LABELS } from './lead.enums.ts'
import { LEAD_FIELDS, LEAD_LABELS, type LeadField } from './lead.labels.ts'

/** One field that two people saved differently, as the conflict dialog lays it out. Source: decision L35. */
export interface LeadDifference {
  field: LeadField
  label: string
  mine: string
  theirs: string
}

/** What the values of a draft need to be read. */
export interface DraftTexts {
  clock: Clock
  agentName: (id: number) => string
}

/** The fields in which two drafts differ, in the order of the form. Spaces around a text make no difference. */
export function differences(mine: LeadDraft, theirs: LeadDraft, texts: DraftTexts): LeadDifference[] {
  const [cleanMine, cleanTheirs] = [cleanDraft(mine), cleanDraft(theirs)]
  return LEAD_FIELDS.filter(
    (field) => !Object.is(valueOf(cleanMine, field), valueOf(cleanTheirs, field)),
  ).map((field) => ({
    field,
    label: LEAD_LABELS[field],
    mine: draftText(field, cleanMine, texts),
    theirs: draftText(field, cleanTheirs, texts),
  }))
}

/** The value of one field as it is read; a dash for an empty one. */
function draftText(field: LeadField, draft: LeadDraft, { clock, agentName }: DraftTexts): string {
  const value = valueOf(draft, field)
  if (value === null || value === '') return DASH
  if (typeof value === 'string') return value
  if (field === 'status') return labelOf(LEAD_STATUS_LABELS, value)
  if (field === 'viewingUserId') return agentName(value)
  return clock.formatDateTime(value) || DASH
}

/** The value of a field by its dotted name. */
function valueOf(draft: LeadDraft, field: LeadField): string | number | null {
  const [, nested] = field.split('property.')
  if (nested !== undefined) return draft.property[nested as keyof LeadPropertyDraft]
  return draft[field as Exclude<keyof LeadDraft, 'property'>]
}
