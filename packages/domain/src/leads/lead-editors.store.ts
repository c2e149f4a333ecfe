import { getEnv } from 'mobx-state-tree'
import { recordEditorOf } from '../forms/record-editor.store.ts'
import type { DialogOutcome } from '../forms/save-outcome.ts'
import { CHANGED_MEANWHILE } from '../platform/messages.ts'
import { notifyOf } from '../platform/notify.ts'
import { CONFIRM_VIEWING, INVALID_LEAD, LEAD_CREATED, VIEWING_MOVED } from './lead.messages.ts'
import { isLeadStatus, LEAD_STATUS, savedMessage } from './lead-status.ts'
import type { LeadForm } from './lead.form.ts'
import type { NewLeadForm } from './new-lead.form.ts'
import { createdLeadValues, toNewLeadSave, type NewLeadSave, type NewLeadValues } from './new-lead-values.ts'
import { LeadModel, type LeadRecord } from './lead.model.ts'
import { clashIn, leadObstacleIn, type ClashObstacle, type LeadObstacle } from './lead-obstacle.ts'
import { confirmationOf, moveOf } from './viewing.draft.ts'
import { leadValuesOf, type LeadValues } from './lead-values.ts'
import { type LeadSave, toLeadSave } from './lead-save.ts'
import type { ConfirmViewing, LeadsEnv } from './leads.calls.ts'
import type { ConfirmationDraft } from './viewing.draft.ts'
import type { MoveDraft } from './viewing.draft.ts'
import type { MoveForm } from './viewing-forms.ts'

const callsOf = (editor: object) => {
  const { leads } = getEnv<LeadsEnv>(editor)
  return { ...leads, get: async (id: number) => LeadModel.create(await leads.get(id)) }
}

export const LeadEditorModel = recordEditorOf<LeadRecord, LeadValues, LeadSave, LeadObstacle, LeadForm>({
  name: 'Lead editor',
  calls: callsOf,
  loadForm: (importAgain) => importAgain(() => import('./lead.form.ts'), 'createLeadForm'),
  valuesOf: leadValuesOf,
  toSave: toLeadSave,
  obstacleIn: leadObstacleIn,
  incomplete: INVALID_LEAD,
  /** Follows the transition between the saved and the chosen status. */
  done({ form, saved }) {
    const selected = form?.merged.status
    const after = isLeadStatus(selected) ? selected : LEAD_STATUS.AwaitingFeedback
    return savedMessage(saved?.status ?? after, after)
  },
})

/** Creates a lead; saves only what was changed after an attempt whose answer was lost. */
export const NewLeadEditorModel = recordEditorOf<
  LeadRecord,
  NewLeadValues,
  NewLeadSave,
  LeadObstacle,
  NewLeadForm
>({
  name: 'New lead editor',
  calls: callsOf,
  loadForm: (importAgain) => importAgain(() => import('./new-lead.form.ts'), 'createNewLeadForm'),
  valuesOf: createdLeadValues,
  toSave: toNewLeadSave,
  obstacleIn: leadObstacleIn,
  incomplete: INVALID_LEAD,
  done: LEAD_CREATED,
})

export const ConfirmationEditorModel = recordEditorOf<
  LeadRecord,
  ConfirmationDraft,
  ConfirmViewing,
  ClashObstacle
>({
  name: 'Confirm Viewing editor',
  calls: (editor) => {
    const { get, confirmViewing } = callsOf(editor)
    return { get, save: confirmViewing }
  },
  loadForm: (importAgain) => importAgain(() => import('./viewing-forms.ts'), 'createConfirmationForm'),
  valuesOf: confirmationOf,
  toSave({ viewingDate, viewingUserId }) {
    if (viewingDate === null || viewingUserId === null)
      throw new Error('A viewing that was not checked must not be confirmed: it lacks its date or agent.')
    return { viewingDate, viewingUserId }
  },
  obstacleIn: clashIn,
  done: CONFIRM_VIEWING.done,
})

/** `isFormNeeded` where the lead cannot be saved as it is: its own form shows why. */
type Moved = DialogOutcome<LeadRecord> & { isFormNeeded?: boolean }

/** Changes the time only. */
export const MoveEditorModel = recordEditorOf<LeadRecord, MoveDraft, LeadSave, ClashObstacle, MoveForm>({
  name: 'Move Viewing editor',
  calls: callsOf,
  loadForm: (importAgain) => importAgain(() => import('./viewing-forms.ts'), 'createMoveForm'),
  valuesOf: moveOf,
  toSave(values, lead) {
    if (lead === null) throw new Error('Only the viewing of a saved lead can be moved.')
    return { ...toLeadSave(leadValuesOf(lead)), ...values }
  },
  obstacleIn: clashIn,
  done: VIEWING_MOVED,
})
  .views((self) => ({
    /** True where the lead could not be read, or has no viewing. */
    get cannotMove(): boolean {
      const { isOpen, opened } = self
      return isOpen && opened !== null && opened.state !== 'loading' && opened.saved?.viewingDate == null
    },
  }))
  .actions((self) => {
    /** Only the time is saved, so a concurrent change conflicts only if it changed the time or the status. */
    async function saveDespiteOtherChanges(send: () => Promise<DialogOutcome<LeadRecord>>): Promise<Moved> {
      const before = self.opened?.saved
      const outcome = await send()
      if (!outcome.isOpen) return outcome
      if (outcome.kind === 'invalid' && !outcome.errors['viewingDate']) {
        notifyOf(self).error(INVALID_LEAD)
        return { ...outcome, isFormNeeded: true }
      }
      if (outcome.kind !== 'obstacle' || self.opened?.obstacle?.kind !== 'conflict') return outcome
      const now = self.opened.saved
      if (before?.viewingDate === now?.viewingDate && before?.status === now?.status)
        return saveDespiteOtherChanges(() => self.saveMerged())
      notifyOf(self).error(CHANGED_MEANWHILE)
      return outcome
    }
    return {
      move: () => saveDespiteOtherChanges(() => self.save()),
      /** Overrides a clash with another viewing of the agent. */
      moveAnyway: () => saveDespiteOtherChanges(() => self.saveAnyway({ override: true })),
    }
  })
