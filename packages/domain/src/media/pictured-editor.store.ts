import type { Instance } from 'mobx-state-tree'
import type { ToSave } from '../forms/form.model.ts'
import type { Versioned } from '../forms/opened-record.model.ts'
import { recordEditorOf, type RecordCalls, type RecordEditorOptions } from '../forms/record-editor.store.ts'
import { outcomeOf, type WriteOutcome } from '../platform/records/write-outcome.ts'

/** The calls over one kind of record that has pictures. */
export interface PicturedCalls<Row, Save> extends RecordCalls<Row, Save> {
  remove(id: number): Promise<boolean>
  removeImage(id: number, imageId: number): Promise<boolean>
}

/** What makes one editor of records with pictures different from another. */
export interface PicturedEditorOptions<Row extends Versioned, Values extends object> extends Omit<
  RecordEditorOptions<Row, Values, ToSave<Values>, never>,
  'calls' | 'toSave'
> {
  calls: (editor: object) => PicturedCalls<Row, ToSave<Values>>
}

/** Makes the editor of one kind of record with pictures: projects, units and properties. */
export const picturedEditorOf = <Row extends Versioned, Values extends object>(
  options: PicturedEditorOptions<Row, Values>,
) =>
  recordEditorOf<Row, Values, ToSave<Values>>({ ...options, toSave: (values) => values })
    .volatile(() => ({
      /** True while pictures are on their way: saving would leave them out, and closing would lose them. */
      isUploading: false,
    }))
    .actions((self) => {
      const written = async (write: () => Promise<boolean>): Promise<WriteOutcome> => {
        const outcome = await self.whileSaving(() => outcomeOf(write))
        self.countWrite()
        return outcome
      }
      return {
        setUploading(isUploading: boolean) {
          self.isUploading = isUploading
        },
        /** Deletes a record. */
        remove: (id: number) => written(() => options.calls(self).remove(id)),
        /** Takes a picture off the open record at once, whatever else its form holds. Source: decisions J7 and J24. */
        async removeImage(imageId: number): Promise<WriteOutcome> {
          const { opened } = self
          if (opened?.saved == null) throw new Error('No saved record is open in this editor.')
          const { id, version } = opened.saved
          const outcome = await written(() => options.calls(self).removeImage(id, imageId))
          if (!self.isShowing(opened)) return outcome
          if (outcome.kind === 'done') opened.setOwnVersion(version + 1)
          // Where it failed, the form shows the record as it is: the picture is still there.
          await self.receiveRefresh()
          return outcome
        },
      }
    })

/** The editor of one kind of record with pictures. */
export interface PicturedEditor<Row extends Versioned, Values extends object> extends Instance<
  ReturnType<typeof picturedEditorOf<Row, Values>>
> {}
