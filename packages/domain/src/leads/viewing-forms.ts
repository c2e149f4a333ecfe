import { types, type Instance } from 'mobx-state-tree'
import { formOf } from '../forms/form.model.ts'
import { LEAD_LABELS } from './lead.fields.ts'
import type { LeadRecord } from './lead.model.ts'
import type { LeadLookups } from './lead-lookups.ts'
import { createConfirmationSuite, createMoveSuite } from './viewing-confirmation.suite.ts'
import { confirmationOf, moveOf, type ConfirmationDraft, type MoveDraft } from './viewing.draft.ts'

const instant = types.maybeNull(types.number)

export const ConfirmationFormModel = formOf<ConfirmationDraft, LeadLookups>({
  name: 'Confirm Viewing form',
  fields: { viewingDate: instant, viewingUserId: types.maybeNull(types.integer) },
  labels: { viewingDate: 'Date of Viewing', viewingUserId: LEAD_LABELS.viewingUserId },
  createSuite: createConfirmationSuite,
})

export const createConfirmationForm = (lead: LeadRecord | null) =>
  ConfirmationFormModel.create({
    values: lead === null ? { viewingDate: null, viewingUserId: null } : confirmationOf(lead),
  })

export const MoveFormModel = formOf<MoveDraft>({
  name: 'Move Viewing form',
  fields: { viewingDate: instant },
  labels: { viewingDate: LEAD_LABELS.viewingDate },
  createSuite: createMoveSuite,
}).actions((self) => ({
  /** Sets the time that was dragged to and validates it at once, as dropping counts as leaving the field. */
  propose(at: number | null) {
    self.set('viewingDate', at)
    self.leave('viewingDate')
  },
}))

export interface MoveForm extends Instance<typeof MoveFormModel> {}

export const createMoveForm = (lead: LeadRecord | null): MoveForm =>
  MoveFormModel.create({
    values: lead === null ? { viewingDate: null } : moveOf(lead),
    version: lead?.version,
  })
