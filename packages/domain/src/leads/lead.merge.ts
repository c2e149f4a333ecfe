import { LEAD_PROPERTY_FIELDS, type LeadDraft } from './lead.draft.ts'
import { LEAD_FIELDS, type LeadField } from './lead.labels.ts'

const PROPERTY = 'property.'

/** The fields in which a draft differs from where it started, in the order of the form. */
export function editedFields(start: LeadDraft, draft: LeadDraft): LeadField[] {
  return LEAD_FIELDS.filter((field) => !Object.is(valueAt(start, field), valueAt(draft, field)))
}

/** My edits on top of what somebody else saved meanwhile: fields that I left alone are theirs. Source: decision L35. */
export function mergeDrafts(start: LeadDraft, mine: LeadDraft, theirs: LeadDraft): LeadDraft {
  const edited = new Set(editedFields(start, mine))
  const chosen = (field: LeadField) => (edited.has(field) ? mine : theirs)
  const top = (Object.keys(theirs) as (keyof LeadDraft)[]).filter((field) => field !== 'property')
  return {
    ...theirs,
    ...Object.fromEntries(top.map((field) => [field, chosen(field)[field]])),
    property: {
      ...theirs.property,
      ...Object.fromEntries(
        LEAD_PROPERTY_FIELDS.map((field) => [field, chosen(`${PROPERTY}${field}`).property[field]]),
      ),
    },
  }
}

function valueAt(draft: LeadDraft, field: LeadField): unknown {
  if (!field.startsWith(PROPERTY)) return draft[field as keyof LeadDraft]
  return draft.property[field.slice(PROPERTY.length) as keyof LeadDraft['property']]
}
