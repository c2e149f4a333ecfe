import type { Versioned } from '@latchkey/domain/forms/opened-record.model'
import { IMAGE_DELETED } from '@latchkey/domain/media/media.messages'
import type { PicturedEditor } from '@latchkey/domain/media/pictured-editor.store'
import { COPIED } from '@latchkey/domain/platform/messages'
import { toasts } from '@latchkey/ui/overlays/toasts'
import { toastFailure, toastSaveOutcome } from '@latchkey/ui/lettings/toast-outcome'
import { useUploadPicture } from './use-upload-picture.ts'

/** What the dialog of a record with pictures does, joined to its editor; `done` is what a save says. */
export function useRecordDialog<Row extends Versioned, Values extends object>(
  editor: PicturedEditor<Row, Values>,
  done: string,
  onClose: () => void,
) {
  const close = () => {
    editor.close()
    onClose()
  }
  const removeImage = async (imageId: number) => {
    const outcome = await editor.removeImage(imageId)
    if (outcome.kind === 'done') toasts.success(IMAGE_DELETED)
    else toastFailure(outcome)
  }
  return {
    isBusy: editor.isSaving,
    onUpload: useUploadPicture(),
    onUploadingChange: (isUploading: boolean) => editor.setUploading(isUploading),
    onSave: () => void editor.save().then((outcome) => toastSaveOutcome(outcome, done, close)),
    onConflictClose: () => editor.dismissObstacle(),
    onClose: close,
    onRetry: () => editor.retry(),
    onRemoveImage: (imageId: number) => void removeImage(imageId),
    onCopied: () => toasts.success(COPIED),
  }
}
