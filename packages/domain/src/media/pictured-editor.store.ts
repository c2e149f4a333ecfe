import type { Instance } from 'mobx-state-tree'
import type { ToSave } from '../forms/form.model.ts'
import type { Versioned } from '../forms/opened-record.model.ts'
import type { RecordCalls, RecordEditorOptions } from '../forms/record-editor-options.ts'
import { recordEditorOf } from '../forms/record-editor.store.ts'
import { notifyOutcome } from '../platform/notify.ts'
import { outcomeOf, type WriteOutcome } from '../platform/records/write-outcome.ts'
import type { PromptTexts, Question } from '../prompts/question.store.ts'
import { IMAGE_DELETED } from './media.messages.ts'

export interface PicturedCalls<Row, Save> extends RecordCalls<Row, Save> {
  remove(id: number): Promise<boolean>
  removeImage(id: number, imageId: number): Promise<boolean>
}

export interface PicturedEditorOptions<Row extends Versioned, Values extends object> extends Omit<
  RecordEditorOptions<Row, Values, ToSave<Values>, never>,
  'calls' | 'toSave'
> {
  calls: (editor: object) => PicturedCalls<Row, ToSave<Values>>
}

/** For projects, units and properties. */
export const picturedEditorOf = <Row extends Versioned, Values extends object>(
  options: PicturedEditorOptions<Row, Values>,
) =>
  recordEditorOf<Row, Values, ToSave<Values>>({ ...options, toSave: (values) => values }).actions((self) => {
    const written = async (write: () => Promise<boolean>): Promise<WriteOutcome> => {
      const outcome = await self.whileSaving(() => outcomeOf(write))
      self.countWrite(false)
      return outcome
    }
    return {
      /** The question before a record is deleted. */
      deletion: ({ id, name }: { id: number; name: string }, texts: PromptTexts): Question => ({
        texts,
        subject: name,
        isDanger: true,
        action: () => written(() => options.calls(self).remove(id)),
      }),
      /** Takes effect at once, independent of the form. */
      async removeImage(imageId: number): Promise<WriteOutcome> {
        const { opened } = self
        if (opened?.saved == null) throw new Error('No saved record is open in this editor.')
        const { id, version } = opened.saved
        const outcome = await written(() => options.calls(self).removeImage(id, imageId))
        if (self.isShowing(opened)) {
          if (outcome.kind === 'done') opened.setOwnVersion(version + 1)
          // After a failure this shows the picture again.
          await self.receiveRefresh()
        }
        // Only now, because until then the form has an edit that closing it would ask about.
        notifyOutcome(self, outcome, { done: IMAGE_DELETED })
        return outcome
      },
    }
  })

export interface PicturedEditor<Row extends Versioned, Values extends object> extends Instance<
  ReturnType<typeof picturedEditorOf<Row, Values>>
> {}
