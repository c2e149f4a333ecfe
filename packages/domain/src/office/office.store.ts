import { getEnv, types, type Instance } from 'mobx-state-tree'
import type { ToSave } from '../forms/form.model.ts'
import { recordEditorOf, type DialogOutcome } from '../forms/record-editor.store.ts'
import type { Office } from './office.contract.ts'
import { officeDraftOf, type OfficeDraft } from './office.draft.ts'
import type { OfficeEnv } from './office.port.ts'

/** There is one office; editors of records want an id. */
const OFFICE_ID = 1

/** The office's settings as an editor opens them. */
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
  loadForm: async () => {
    const { createOfficeForm } = await import('./office.form.ts')
    return (row) => {
      if (row === null) throw new Error('No second office can be made.')
      return createOfficeForm(row)
    }
  },
  valuesOf: officeDraftOf,
  toSave: (values) => values,
})

/** The settings of the office, and their form. */
export const OfficeStoreModel = types
  .model('Office', { editor: types.optional(OfficeEditorModel, {}) })
  .volatile(() => ({
    /** True while a logo is on its way: saving would leave it out. */
    isUploading: false,
  }))
  .views((self) => ({
    /** True while leaving the page would lose something. */
    get hasEdits(): boolean {
      return self.editor.hasEdits || self.isUploading
    },
  }))
  .actions((self) => ({
    setUploading(isUploading: boolean) {
      self.isUploading = isUploading
    },
    /** Opens the settings and reads them. */
    open: (): Promise<void> => self.editor.open(OFFICE_ID),
    /** Saves the form, which stays open: once that is done it shows what was saved. */
    async save(): Promise<DialogOutcome<OfficeRow>> {
      const { editor } = self
      const outcome = await editor.save()
      const { opened } = editor
      if (outcome.kind !== 'saved' || !outcome.isOpen || opened?.saved == null) return outcome
      const saved = opened.saved.version + 1
      opened.setOwnVersion(saved)
      await editor.whileSaving(() => editor.receiveRefresh())
      // Text is stored without the spaces around it.
      if (editor.isShowing(opened) && opened.saved.version === saved) editor.takeTheirs()
      return outcome
    },
    /** Somebody saved the settings: what is on show is asked for again, quietly. One's own save does so by itself. */
    async receiveRefresh(): Promise<void> {
      if (!self.editor.isSaving) await self.editor.receiveRefresh()
    },
    /** Drops everything, for the next person at this screen. */
    forget() {
      self.editor.forget()
    },
  }))

/** The settings of the office, and their form. */
export interface OfficeStore extends Instance<typeof OfficeStoreModel> {}
