import { types, type Instance } from 'mobx-state-tree'
import { formOf } from '../forms/form.model.ts'
import { LEAD_DOTTED_HOME_FIELDS } from './lead.fields.ts'
import { LEAD_FORM_FIELDS, LEAD_FORM_LABELS, LEAD_FORM_RULES } from './lead.form.ts'
import type { LeadLookups } from './lead-lookups.ts'
import { leadHomeValuesOf, type LeadHomeValues } from './lead-values.ts'
import { newLeadValues, type LinkedHome, type NewLeadValues } from './new-lead-values.ts'
import { ANSWER_LABELS } from './questionnaire/answer.fields.ts'

const { firstName, lastName, phone, email, 'property.name': homeName, notes, ...others } = LEAD_FORM_LABELS

/** In the order of the form. */
const LABELS: Readonly<Record<keyof NewLeadValues, string>> = {
  firstName,
  lastName,
  phone,
  email,
  'property.name': homeName,
  propertyId: homeName,
  whereDidYouHearAboutProperty: ANSWER_LABELS.whereDidYouHearAboutProperty,
  handlerUserId: 'Handler',
  notes,
  sendQuestionnaire: 'Email the questionnaire',
  ...others,
}

/** The fields that are shown at once; the others are under 'More details'. */
export const SHORT_FORM_FIELDS = [
  'firstName',
  'lastName',
  'phone',
  'email',
  'property.name',
  'propertyId',
  'whereDidYouHearAboutProperty',
  'handlerUserId',
  'notes',
  'sendQuestionnaire',
] as const satisfies readonly (keyof NewLeadValues)[]

export const NewLeadFormModel = formOf<NewLeadValues, LeadLookups>({
  name: 'New lead form',
  fields: {
    ...LEAD_FORM_FIELDS,
    whereDidYouHearAboutProperty: types.maybeNull(types.integer),
    propertyId: types.maybeNull(types.integer),
    handlerUserId: types.maybeNull(types.integer),
    sendQuestionnaire: types.boolean,
  },
  labels: LABELS,
  ...LEAD_FORM_RULES,
})
  .volatile(() => ({
    /** The values that the linked home gave; null without one. */
    given: null as LeadHomeValues | null,
    /** Of the linked home; null without one. */
    availability: null as number | null,
  }))
  .actions((self) => ({
    /** Links a home in stock and takes over its address. */
    linkHome(home: LinkedHome) {
      self.given = leadHomeValuesOf(home)
      self.availability = home.availability
      self.set('propertyId', home.id)
      for (const field of LEAD_DOTTED_HOME_FIELDS) self.set(field, self.given[field])
    },
    /** Another name is another home: the link ends, and what it gave is cleared where it was not edited. */
    nameHome(name: string) {
      const { given } = self
      self.given = null
      self.availability = null
      self.set('propertyId', null)
      for (const field of LEAD_DOTTED_HOME_FIELDS)
        if (given !== null && self.value(field) === given[field]) self.set(field, '')
      self.set('property.name', name)
    },
  }))

export interface NewLeadForm extends Instance<typeof NewLeadFormModel> {}

export const createNewLeadForm = (): NewLeadForm => NewLeadFormModel.create({ values: newLeadValues() })
