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
import { reasonListOf } from './lead-status.ts'
import type { LeadValues } from './lead-values.ts'
import { isReasonGiven, reasonIn, type ReasonValues } from './reason/reason-values.ts'

/** `version` is the one that the draft was read at. */
export interface LeadSave extends LeadDraft {
  version?: number
  /** Saves although the agent has another viewing at that time. */
  override?: boolean
  /** Of a decline or cancellation. */
  statusReason?: ReasonValues
  /** The reason why a letting is completed without every right to rent check. */
  rightToRentOverride?: string
}

export const toLeadSave = (values: ToSave<LeadValues>): LeadSave => ({
  ...filled(LEAD_TEXT_FIELDS, (field) => values[field]),
  ...filled([...LEAD_DATE_FIELDS, ...LEAD_AGENT_FIELDS], (field) => values[field]),
  status: values.status,
  property: filled(LEAD_HOME_NAMES, (name) => values[homeField(name)]),
  ...(hasReason(values) && { statusReason: reasonIn(values) }),
  ...(values.version !== undefined && { version: values.version }),
})

const hasReason = (values: LeadValues): boolean =>
  reasonListOf(values.status) !== null && isReasonGiven(reasonIn(values))
