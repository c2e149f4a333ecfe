import type { DialogOutcome } from '@latchkey/domain/forms/record-editor.store'
import type { Versioned } from '@latchkey/domain/forms/opened-record.model'
import { IMAGE_DELETED } from '@latchkey/domain/media/media.messages'
import type { PicturedEditor } from '@latchkey/domain/media/pictured-editor.store'
import { COPIED } from '@latchkey/domain/platform/messages'
import { toastOutcome, toastSaveOutcome } from '@latchkey/ui/lettings/toast-outcome.ts'
import { toasts } from '@latchkey/ui/overlays/toasts.ts'
import type { OpenRecordId } from '@latchkey/domain/navigation/open-record'
import { usePictureUpload } from './use-picture-upload.ts'
import { useOpenEditor } from './use-open-editor.ts'
import { useRememberOpened } from './use-remember-opened.ts'
import { useUnsavedEdits } from './use-unsaved-edits.ts'

export interface RecordDialogOptions {
  /** Parameter of the record in the address. */
  name: 'unit' | 'property' | 'project'
  /** The record in the address; null for none. */
  open: OpenRecordId
  openNew: () => Promise<void>
  /** Message after a save. */
  done: string
  /** Removes the record from the address. */
  onClose: () => void
}

export function useRecordDialog<Row extends Versioned, Values extends object>(
  editor: PicturedEditor<Row, Values>,
  { name, open, openNew, done, onClose }: RecordDialogOptions,
) {
  const onUpload = usePictureUpload()
  useOpenEditor(editor, open, openNew)
  useRememberOpened(name, open)
  useUnsavedEdits(editor, { name, open })

  const close = () => {
    editor.close()
    onClose()
  }
  const report = async (saving: Promise<DialogOutcome<Row>>) => toastSaveOutcome(await saving, done, close)
  return {
    isOpen: editor.isOpen,
    isBusy: editor.isSaving,
    onUpload,
    onUploadingChange: (isUploading: boolean) => editor.setUploading(isUploading),
    onSave: () => void report(editor.save()),
    onSaveMerged: () => void report(editor.saveMerged()),
    onConflictClose: () => editor.dismissObstacle(),
    onClose: close,
    onRetry: () => editor.retry(),
    onRemoveImage: (imageId: number) => void toastOutcome(editor.removeImage(imageId), IMAGE_DELETED),
    onCopied: () => toasts.success(COPIED),
  }
}
