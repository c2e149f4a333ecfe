import type { LeadHomeField } from './lead.fields.ts'
import { emptyLeadValues, leadValuesOf, type LeadValues } from './lead-values.ts'
import { toLeadSave, type LeadSave } from './lead-save.ts'
import type { LeadRecord } from './lead.model.ts'

/** The choices at the creation of a lead, besides its fields. */
export interface NewLeadChoices {
  /** Null if not asked. */
  whereDidYouHearAboutProperty: number | null
  /** The home in stock that was chosen; null for one that is only named. */
  propertyId: number | null
  /** Null for the user who creates the lead. */
  handlerUserId: number | null
  /** Mails the link to the questionnaire. */
  sendQuestionnaire: boolean
}

export type NewLeadValues = LeadValues & NewLeadChoices

export type NewLeadSave = LeadSave & NewLeadChoices

/** A home in stock, to be linked to a new lead. */
export type LinkedHome = { id: number; availability: number | null } & Readonly<
  Record<LeadHomeField, string | null>
>

const CHOICES: NewLeadChoices = {
  whereDidYouHearAboutProperty: null,
  propertyId: null,
  handlerUserId: null,
  sendQuestionnaire: true,
}

export const newLeadValues = (): NewLeadValues => ({ ...emptyLeadValues(), ...CHOICES })

export const createdLeadValues = (lead: LeadRecord): NewLeadValues => ({ ...leadValuesOf(lead), ...CHOICES })

export const toNewLeadSave = (values: NewLeadValues & { version?: number }): NewLeadSave => ({
  ...toLeadSave(values),
  whereDidYouHearAboutProperty: values.whereDidYouHearAboutProperty,
  propertyId: values.propertyId,
  handlerUserId: values.handlerUserId,
  sendQuestionnaire: values.sendQuestionnaire,
})
