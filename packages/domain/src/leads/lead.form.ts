import { types, type Instance } from 'mobx-state-tree'
import { formOf } from '../forms/form.model.ts'
import { messageFor } from '../platform/field-errors.ts'
import { filled } from '../platform/values/fields.ts'
import {
  LEAD_AGENT_FIELDS,
  LEAD_DATE_FIELDS,
  LEAD_DOTTED_HOME_FIELDS,
  LEAD_LABELS,
  LEAD_TEXT_FIELDS,
  textFactsOf,
} from './lead.fields.ts'
import { LeadStatusType, type LeadRecord } from './lead.model.ts'
import { STATUS_FIELDS } from './lead.status.ts'
import { createLeadSuite } from './lead.suite.ts'
import { type LeadLookups } from './lead.lookups.ts'
import { cleanLeadValues, emptyLeadValues, leadValuesOf, type LeadValues } from './lead.values.ts'

const TEXT_FIELDS = [...LEAD_TEXT_FIELDS, ...LEAD_DOTTED_HOME_FIELDS]

/** The message of a pattern error names the format. */
const PATTERN_NOUNS = filled(TEXT_FIELDS, (field) => textFactsOf(field).format ?? 'value')

export const LeadFormModel = formOf<LeadValues, LeadLookups>({
  name: 'Lead form',
  fields: {
    ...filled(TEXT_FIELDS, () => types.string),
    // NaN stands for text that is not a date.
    ...filled(LEAD_DATE_FIELDS, () => types.maybeNull(types.number)),
    status: types.maybeNull(LeadStatusType),
    ...filled(LEAD_AGENT_FIELDS, () => types.maybeNull(types.integer)),
  },
  labels: LEAD_LABELS,
  clean: cleanLeadValues,
  createSuite: createLeadSuite,
  dependentsOf: (field) => (field === 'status' ? STATUS_FIELDS : []),
  messageOf: (field, name) => messageFor(field, name, PATTERN_NOUNS),
})

export interface LeadForm extends Instance<typeof LeadFormModel> {}

export const createLeadForm = (lead: LeadRecord | null): LeadForm =>
  lead === null
    ? LeadFormModel.create({ values: emptyLeadValues() })
    : LeadFormModel.create({ values: leadValuesOf(lead), version: lead.version })
