import type { Lead } from './lead.contract.ts'
import { aLead } from './lead.fixtures.ts'
import { createLeadForm, type LeadForm } from './lead.form.ts'
import { LeadModel, type LeadRecord } from './lead.model.ts'

export const aLeadRecord = (overrides?: Partial<Lead>): LeadRecord => LeadModel.create(aLead(overrides))

export const aLeadForm = (overrides?: Partial<Lead>): LeadForm => createLeadForm(aLeadRecord(overrides))
