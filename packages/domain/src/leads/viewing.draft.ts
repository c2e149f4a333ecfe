import type { LeadRecord } from './lead.model.ts'

export interface ConfirmationDraft {
  /** Unix seconds; null while empty, NaN for text that is not a date. */
  viewingDate: number | null
  viewingUserId: number | null
}

export type MoveDraft = Pick<ConfirmationDraft, 'viewingDate'>

/** Falls back to the tenant's desired date. */
export const confirmationOf = (lead: LeadRecord): ConfirmationDraft => ({
  viewingDate: lead.viewingDate ?? lead.desiredViewingDate,
  viewingUserId: lead.viewingUserId,
})

/** Move Viewing changes only the date. */
export const moveOf = ({ viewingDate }: LeadRecord): MoveDraft => ({
  viewingDate,
})
