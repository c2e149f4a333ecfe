import { types, type Instance } from 'mobx-state-tree'
import { formOf } from '../forms/form.model.ts'
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
import { STATUS_FIELDS } from './lead-status.ts'
import { createLeadSuite } from './lead.suite.ts'
import { type LeadLookups } from './lead-lookups.ts'
import { REASON_LABEL, REASON_WORDS_LABEL, reasonMessage } from './reason/reason.messages.ts'
import {
  cleanLeadValues,
  emptyLeadValues,
  LEAD_REASON_FIELDS,
  leadValuesOf,
  type LeadValues,
} from './lead-values.ts'

const TEXT_FIELDS = [...LEAD_TEXT_FIELDS, ...LEAD_DOTTED_HOME_FIELDS]

/** The message of a pattern error names the format. */
const PATTERN_NOUNS = filled(TEXT_FIELDS, (field) => textFactsOf(field).format ?? 'value')

/** In the order of the form. */
export const LEAD_FORM_LABELS = Object.fromEntries(
  Object.entries(LEAD_LABELS).flatMap(([field, label]) =>
    field === 'status'
      ? [
          [field, label],
          ['statusReason.reason', REASON_LABEL],
          ['statusReason.words', REASON_WORDS_LABEL],
        ]
      : [[field, label]],
  ),
) as Record<keyof LeadValues, string>

/** Other fields whose rules read this field. */
const DEPENDENTS: Partial<Record<keyof LeadValues, readonly (keyof LeadValues)[]>> = {
  status: [...STATUS_FIELDS, ...LEAD_REASON_FIELDS],
  'statusReason.reason': ['statusReason.words'],
}

export const LEAD_FORM_FIELDS = {
  ...filled(TEXT_FIELDS, () => types.string),
  // NaN stands for text that is not a date.
  ...filled(LEAD_DATE_FIELDS, () => types.maybeNull(types.number)),
  status: types.maybeNull(LeadStatusType),
  'statusReason.reason': types.maybeNull(types.integer),
  'statusReason.words': types.string,
  ...filled(LEAD_AGENT_FIELDS, () => types.maybeNull(types.integer)),
}

/** The rules of every form of a lead. */
export const LEAD_FORM_RULES = {
  clean: cleanLeadValues,
  createSuite: (lookups: LeadLookups, { phone }: LeadValues) =>
    createLeadSuite({ ...lookups, savedPhone: phone }),
  dependentsOf: (field: string) => DEPENDENTS[field as keyof LeadValues] ?? [],
  messageOf: (field: string, name: string) => reasonMessage(field, name, PATTERN_NOUNS),
}

export const LeadFormModel = formOf<LeadValues, LeadLookups>({
  name: 'Lead form',
  fields: LEAD_FORM_FIELDS,
  labels: LEAD_FORM_LABELS,
  ...LEAD_FORM_RULES,
})

export interface LeadForm extends Instance<typeof LeadFormModel> {}

export const createLeadForm = (lead: LeadRecord | null): LeadForm =>
  lead === null
    ? LeadFormModel.create({ values: emptyLeadValues() })
    : LeadFormModel.create({ values: leadValuesOf(lead), version: lead.version })
