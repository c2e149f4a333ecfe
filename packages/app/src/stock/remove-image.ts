import { IMAGE_DELETED } from '@latchkey/domain/media/media.messages'
import type { RecordEditor } from '@latchkey/domain/platform/record-editor.store'
import type { Versioned } from '@latchkey/domain/platform/record.model'
import { toasts } from '@latchkey/ui/overlays/toasts'
import { tellFailure } from '../feedback/tell-write.ts'
import type { OpenRecordId } from '../lists/open-record.ts'

/** Deletes a picture of the open record at once, and says what came of it. Source: decisions J7 and J24. */
export function removeImageOf<Row extends Versioned, Save>(
  editor: RecordEditor<Row, Save>,
  open: OpenRecordId,
): (imageId: number) => void {
  return (imageId) => {
    if (typeof open !== 'number') return
    void editor.removeImage(open, imageId).then((outcome) => {
      if (outcome.kind === 'done') return toasts.success(IMAGE_DELETED)
      // The form shows the record as it is: the picture is still there.
      void editor.receiveRefresh()
      return tellFailure(outcome)
    })
  }
}
