import { types, type Instance } from 'mobx-state-tree'
import { formOf } from '../forms/form.model.ts'
import { messageFor } from '../platform/field-errors.ts'
import { filled, LEAD_DATE_FIELDS, LEAD_PROPERTY_FIELDS, LEAD_TEXT_FIELDS } from './lead.draft.ts'
import { LEAD_LABELS } from './lead.labels.ts'
import { LEAD_PATTERN_NOUNS } from './lead.limits.ts'
import { LeadStatusType, type LeadRecord } from './lead.model.ts'
import { STATUS_FIELDS } from './lead.status.ts'
import { createLeadSuite, type LeadLookups } from './lead.suite.ts'
import { cleanLeadValues, emptyLeadValues, leadValuesOf, type LeadValues } from './lead.values.ts'

const HOME_FIELDS = LEAD_PROPERTY_FIELDS.map((field) => `property.${field}` as const)

export const LeadFormModel = formOf<LeadValues, LeadLookups>({
  name: 'Lead form',
  fields: {
    ...filled([...LEAD_TEXT_FIELDS, ...HOME_FIELDS], () => types.string),
    // NaN stands for text that is not a date.
    ...filled(LEAD_DATE_FIELDS, () => types.maybeNull(types.number)),
    status: types.maybeNull(LeadStatusType),
    viewingUserId: types.maybeNull(types.integer),
  },
  labels: LEAD_LABELS,
  clean: cleanLeadValues,
  createSuite: createLeadSuite,
  dependentsOf: (field) => (field === 'status' ? STATUS_FIELDS : []),
  messageOf: (field, name) => messageFor(field, name, LEAD_PATTERN_NOUNS),
})

export interface LeadForm extends Instance<typeof LeadFormModel> {}

export const createLeadForm = (lead: LeadRecord | null): LeadForm =>
  lead === null
    ? LeadFormModel.create({ values: emptyLeadValues() })
    : LeadFormModel.create({ values: leadValuesOf(lead), version: lead.version })

export const LEAD_FORM = { createForm: createLeadForm, valuesOf: leadValuesOf }
