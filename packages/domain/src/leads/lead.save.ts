import type { ToSave } from '../forms/form.model.ts'
import { filled } from '../platform/values/fields.ts'
import type { LeadDraft } from './lead.draft.ts'
import {
  homeField,
  LEAD_AGENT_FIELDS,
  LEAD_DATE_FIELDS,
  LEAD_HOME_NAMES,
  LEAD_TEXT_FIELDS,
} from './lead.fields.ts'
import type { LeadValues } from './lead.values.ts'

/** `version` is the one that the draft was read at. */
export interface LeadSave extends LeadDraft {
  version?: number
  /** Saves although the agent has another viewing at that time (rule L39). */
  override?: boolean
}

export const toLeadSave = (values: ToSave<LeadValues>): LeadSave => ({
  ...filled(LEAD_TEXT_FIELDS, (field) => values[field]),
  ...filled([...LEAD_DATE_FIELDS, ...LEAD_AGENT_FIELDS], (field) => values[field]),
  status: values.status,
  property: filled(LEAD_HOME_NAMES, (name) => values[homeField(name)]),
  ...(values.version !== undefined && { version: values.version }),
})
