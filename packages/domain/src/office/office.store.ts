import { getEnv, types } from 'mobx-state-tree'
import type { ToSave } from '../forms/form.model.ts'
import { recordEditorOf } from '../forms/record-editor.store.ts'
import type { DialogOutcome } from '../forms/save-outcome.ts'
import { followRevision, type Revision } from '../platform/records/revision.model.ts'
import type { Office } from './office.contract.ts'
import { officeDraftOf, type OfficeDraft } from './office.draft.ts'
import { OFFICE_SAVED } from './office.messages.ts'
import type { OfficeEnv } from './office.calls.ts'

/** There is one office, but record editors need an id. */
const OFFICE_ID = 1

/** The settings with the id that an editor needs. */
export interface OfficeRow extends Office {
  id: number
}

const OfficeEditorModel = recordEditorOf<OfficeRow, OfficeDraft, ToSave<OfficeDraft>>({
  name: 'Office editor',
  calls: (editor) => {
    const { office } = getEnv<OfficeEnv>(editor)
    return {
      get: async (id) => ({ id, ...(await office.read()) }),
      save: (_id, draft) => office.save(draft),
    }
  },
  loadForm(importAgain) {
    const fetch = importAgain(() => import('./office.form.ts'), 'createOfficeForm')
    return async () => {
      const createOfficeForm = await fetch()
      return (row) => {
        if (row === null) throw new Error('No second office can be made.')
        return createOfficeForm(row)
      }
    }
  },
  valuesOf: officeDraftOf,
  done: OFFICE_SAVED,
  toSave: (values) => values,
})

type PageEnv = OfficeEnv & { stores: { office: Revision } }

export const OfficeStoreModel = types
  .model('Office', { editor: types.optional(OfficeEditorModel, {}) })
  .actions((self) => ({
    open: (): Promise<void> => self.editor.open(OFFICE_ID),
    /** Keeps the form open and shows the stored values. */
    async save({ isMerged = false } = {}): Promise<DialogOutcome<OfficeRow>> {
      const { editor } = self
      const outcome = await (isMerged ? editor.saveMerged() : editor.save())
      const { opened } = editor
      if (outcome.kind !== 'saved' || !outcome.isOpen || opened?.saved == null) return outcome
      const saved = opened.saved.version + 1
      opened.setOwnVersion(saved)
      await editor.whileSaving(() => editor.receiveRefresh())
      // Text is trimmed when stored.
      if (editor.isShowing(opened) && opened.saved.version === saved) editor.takeTheirs()
      return outcome
    },
    /** Refetches after a save elsewhere; save() refetches itself. */
    async receiveRefresh(): Promise<void> {
      if (!self.editor.isSaving) await self.editor.receiveRefresh()
    },
  }))
  .actions((self) => ({
    /** Opens the settings, and refetches them on each push until the returned function is called. */
    follow() {
      void self.open()
      const stop = followRevision(getEnv<PageEnv>(self).stores.office, () => self.receiveRefresh())
      return () => {
        stop()
        self.editor.close()
      }
    },
  }))
