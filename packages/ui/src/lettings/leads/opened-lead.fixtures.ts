import type { Lead } from '@latchkey/domain/leads/lead.contract'
import { createLeadForm } from '@latchkey/domain/leads/lead.form'
import { LeadModel, type LeadRecord } from '@latchkey/domain/leads/lead.model'
import type { LeadObstacle } from '@latchkey/domain/leads/lead-obstacle'
import { leadValuesOf, type LeadValues } from '@latchkey/domain/leads/lead-values'
import { anOpenedRecord, type NoRecord } from '../opened-record.fixtures.ts'

const opened = anOpenedRecord<LeadRecord, LeadValues, LeadObstacle>({
  createForm: createLeadForm,
  valuesOf: leadValuesOf,
})

/** Opens a lead as its editor does. */
export const anOpenedLead = (lead: Lead | NoRecord) =>
  opened(typeof lead === 'string' ? lead : LeadModel.create(lead))
