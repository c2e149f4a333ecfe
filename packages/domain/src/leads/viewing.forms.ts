import { types, type Instance } from 'mobx-state-tree'
import { formOf } from '../forms/form.model.ts'
import { LEAD_LABELS } from './lead.labels.ts'
import type { LeadRecord } from './lead.model.ts'
import type { LeadLookups } from './lead.suite.ts'
import { confirmationOf, moveOf } from './lead.values.ts'
import {
  createConfirmationSuite,
  createMoveSuite,
  type ConfirmationDraft,
} from './viewing-confirmation.suite.ts'

/** When a home is shown, in unix seconds; null while empty, NaN for text that is no date. */
export type MoveDraft = Pick<ConfirmationDraft, 'viewingDate'>

const instant = types.maybeNull(types.number)

/** The form of Confirm Viewing. */
export const ConfirmationFormModel = formOf<ConfirmationDraft, LeadLookups>({
  name: 'Confirm Viewing form',
  fields: { viewingDate: instant, viewingUserId: types.maybeNull(types.integer) },
  labels: { viewingDate: 'Date of Viewing', viewingUserId: LEAD_LABELS.viewingUserId },
  createSuite: createConfirmationSuite,
})

/** The form of Confirm Viewing over a lead. */
export const createConfirmationForm = (lead: LeadRecord | null) =>
  ConfirmationFormModel.create({
    values: lead === null ? { viewingDate: null, viewingUserId: null } : confirmationOf(lead),
  })

/** The form of Move Viewing. */
export const MoveFormModel = formOf<MoveDraft>({
  name: 'Move Viewing form',
  fields: { viewingDate: instant },
  labels: { viewingDate: LEAD_LABELS.viewingDate },
  createSuite: createMoveSuite,
}).actions((self) => ({
  /** Takes the time that a drag proposes; it is checked at once, because the person has already chosen it. */
  propose(at: number | null) {
    self.set('viewingDate', at)
    self.leave('viewingDate')
  },
}))

/** The form of Move Viewing. */
export interface MoveForm extends Instance<typeof MoveFormModel> {}

/** The form of Move Viewing over a lead. */
export const createMoveForm = (lead: LeadRecord | null): MoveForm =>
  MoveFormModel.create({
    values: lead === null ? { viewingDate: null } : moveOf(lead),
    version: lead?.version,
  })
