import type { IntakeDraft } from '@latchkey/domain/leads/intake/intake.suite'
import { emptyPropertyDraft } from '@latchkey/domain/leads/lead.draft'
import { LEAD_STATUS } from '@latchkey/domain/leads/lead-status'
import { homeColumns } from '../leads/record/lead.columns.ts'
import { orNull } from '../platform/values/blank.ts'

/** Stores a lead that nobody has typed in. */
export const enquiryColumns = (
  draft: Omit<IntakeDraft, 'externalId' | 'source' | 'submittedAt'>,
  { source, externalId }: { source: string; externalId: string },
) => ({
  external_id: orNull(externalId),
  source: orNull(source),
  first_name: draft.firstName,
  last_name: draft.lastName,
  email: draft.email,
  phone: draft.phone,
  notes: orNull(draft.notes),
  status: LEAD_STATUS.AwaitingFeedback,
  ...homeColumns(draft.property ?? emptyPropertyDraft()),
})
