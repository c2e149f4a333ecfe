import type { Lead } from './lead.contract.ts'
import { aLead } from './lead.fixtures.ts'
import { createLeadForm, type LeadForm } from './lead.form.ts'
import { LeadModel, type LeadRecord } from './lead.model.ts'

/** A saved lead, as its dialogs show it. */
export const aLeadRecord = (overrides?: Partial<Lead>): LeadRecord => LeadModel.create(aLead(overrides))

/** The form of a saved lead. */
export const aLeadForm = (overrides?: Partial<Lead>): LeadForm => createLeadForm(aLeadRecord(overrides))
